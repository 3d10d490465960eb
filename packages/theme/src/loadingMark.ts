/**
 * Mark on `<html>` until a document is loaded, with the faces and pictures that its first screen begins with, and they are
 * painted, or until somebody uses it. Later pictures wait for its end.
 */
export const LOADING_MARK = 'data-loading'

/** Events that end the mark at once, on the window. */
const USES = ['pointerdown', 'keydown', 'wheel']

/**
 * Text of an inline script that sets the mark before the first frame and takes it away by itself: pictures of a document
 * come whether or not the site ever starts. What was loaded is painted in the frame after that, so the mark ends with the
 * one after next.
 */
export const loadingScript = `(function(e){function f(){e.removeAttribute('${LOADING_MARK}')}function o(n,g){addEventListener(n,g,{once:true,passive:true})}function r(g){return function(){requestAnimationFrame(g)}}e.setAttribute('${LOADING_MARK}','');'${USES.join(' ')}'.split(' ').map(function(n){o(n,f)});o('load',r(r(f)))})(document.documentElement)`
