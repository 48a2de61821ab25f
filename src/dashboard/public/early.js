// The first date format makes the browser read its language and time zone data, which blocks a phone for 100 ms. This
// does it while the page's scripts are still downloading.
new Intl.DateTimeFormat().resolvedOptions();
