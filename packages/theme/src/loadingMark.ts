/**
 * Mark on `<html>` until a document is loaded, with the faces and pictures that its first screen begins with, or until
 * somebody uses it. Later pictures wait for its end.
 */
export const LOADING_MARK = 'data-loading'

/** Events that end the mark, on the window. */
const ENDS = ['load', 'pointerdown', 'keydown', 'wheel']

/**
 * Text of an inline script that sets the mark before the first frame and takes it away by itself: pictures of a document
 * come whether or not the site ever starts.
 */
export const loadingScript = `(function(e){function f(){e.removeAttribute('${LOADING_MARK}')}e.setAttribute('${LOADING_MARK}','');'${ENDS.join(' ')}'.split(' ').map(function(n){addEventListener(n,f,{once:true,passive:true})})})(document.documentElement)`
