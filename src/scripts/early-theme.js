try {
  var t = localStorage.getItem('rv.theme');
  if (t === 'light' || t === 'dark') document.documentElement.dataset.theme = t;
  t = localStorage.getItem('rv.table');
  if (t) document.documentElement.dataset.table = t;
} catch (e) {}
document.documentElement.dataset.js = '';
location.hash && (document.documentElement.dataset.ancre = '');
if (/^#(?:[sp]|pret)=/.test(location.hash)) {
  if (/\/jouer\b/.test(location.pathname)) document.documentElement.dataset.lien = '';
  else if (!document.referrer.startsWith(location.origin + '/')) document.documentElement.dataset.recu = '';
}
