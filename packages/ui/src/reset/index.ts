/** The page's foundation: reset, font, focus ring, selection, page background, reduced motion. Import once, first. */
import './global.css.ts'
