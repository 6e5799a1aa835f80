for (const bouton of document.querySelectorAll('[data-imprimer]')) bouton.addEventListener('click', () => print());
