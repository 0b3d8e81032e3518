/**
 * Stands in the head of pages that are written once for everybody and runs before they are painted: where the hint cookie
 * says that somebody is signed in, the header begins with that person's links and nothing turns later. And says that script runs.
 */
export const SESSION_HINT_SCRIPT =
  'document.documentElement.dataset.runs="";if(/(^|; )signed_in=1/.test(document.cookie))document.documentElement.dataset.session="member"';
