for (const button of document.querySelectorAll('[data-imprimer]')) button.addEventListener('click', () => print());
