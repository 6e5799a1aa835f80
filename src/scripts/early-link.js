(() => {
  const link = /^#(?:[sp]=(?:\d+\.([^.]+))?|pret=(.*))/.exec(location.hash);
  if (!link) return;
  const [, mode, ready] = link;
  document.getElementById(`pret=${ready}`)?.setAttribute('data-nomme', '');
  try {
    const { dataset, content } = document.querySelector('meta[name=avance]');
    const { folder, all, modes } = JSON.parse(content);
    const needed = modes[ready ? JSON.parse(dataset.prets ?? '{}')[ready] : decodeURIComponent(mode)] ?? [];
    // a few at a time: each takes the browser a moment, and the page is about to be painted
    const ask = (files) => {
      for (const file of files.slice(0, 6)) {
        const ahead = document.createElement('link');
        ahead.rel = 'modulepreload';
        ahead.fetchPriority = 'low';
        ahead.href = folder + file;
        document.head.append(ahead);
      }
      if (files.length > 6) setTimeout(ask, 0, files.slice(6));
    };
    ask([...all, ...needed]);
  } catch {
    // asked for as they are needed
  }
})();
