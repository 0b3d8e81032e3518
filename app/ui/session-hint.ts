/** In the head of shared pages, before painting: the hint cookie turns the header to that person's links. */
export const SESSION_HINT_SCRIPT =
  'document.documentElement.dataset.runs="";if(/(^|; )signed_in=1/.test(document.cookie))document.documentElement.dataset.session="member"';
