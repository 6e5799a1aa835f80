try {
  var t = localStorage.getItem('rv.theme');
  if (t === 'light' || t === 'dark') document.documentElement.dataset.theme = t;
  t = localStorage.getItem('rv.table');
  if (t) document.documentElement.dataset.table = t;
} catch (e) {}
document.documentElement.dataset.js = '';
location.hash && (document.documentElement.dataset.ancre = '');
t = /\/jouer\b/.test(location.pathname) && /^#(?:[sp]=(?:\d+\.([^.]+))?|pret=(.*))/.exec(location.hash);
if (t) {
  document.documentElement.dataset.lien = '';
  try {
    var a = document.querySelector('meta[name=avance]'),
      m = JSON.parse(a.content);
    m.all.concat(m.modes[t[2] ? JSON.parse(a.dataset.prets)[t[2]] : decodeURIComponent(t[1])] || []).forEach((f) => {
      a = document.createElement('link');
      a.rel = 'modulepreload';
      a.fetchPriority = 'low';
      a.href = m.folder + f;
      document.head.append(a);
    });
  } catch (e) {}
}
