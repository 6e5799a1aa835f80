try {
  var t = localStorage.getItem('rv.theme');
  if (t === 'light' || t === 'dark') document.documentElement.dataset.theme = t;
  t = localStorage.getItem('rv.table');
  if (t) document.documentElement.dataset.table = t;
} catch (e) {}
document.documentElement.dataset.js = '';
location.hash && (document.documentElement.dataset.ancre = '');
if (/\/jouer\b/.test(location.pathname) && /^#(?:[sp]|pret)=/.test(location.hash))
  document.documentElement.dataset.lien = '';
