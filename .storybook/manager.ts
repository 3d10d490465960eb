/* oxlint-disable livery/folder-name -- Storybook looks for its theme under this name */
import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

/** Storybook's logo: swatches of three brands, overlapping. */
const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 132 32" width="132" height="32"><g style="mix-blend-mode:multiply"><circle cx="11" cy="12" r="9" fill="#17a398"/><circle cx="21" cy="12" r="9" fill="#c8313f" fill-opacity=".85"/><circle cx="16" cy="20" r="9" fill="#e0a526" fill-opacity=".85"/></g><text x="38" y="23" font-family="system-ui,sans-serif" font-size="20" font-weight="700" letter-spacing="-.3" fill="#15171c">Livery</text></svg>`

addons.setConfig({
  // Neutral grey theme, so that the only colours are the brands'.
  theme: create({
    base: 'light',
    brandTitle: 'Livery',
    brandUrl: './?path=/docs/welcome--docs',
    brandTarget: '_self',
    brandImage: `data:image/svg+xml,${encodeURIComponent(MARK)}`,
    fontBase: 'system-ui, sans-serif',
    colorSecondary: '#2f3645',
    appBg: '#f3f4f6',
    appBorderColor: '#dcdfe4',
    appBorderRadius: 8,
    barSelectedColor: '#15171c',
    barHoverColor: '#15171c',
  }),
  // Stories are as narrow as a phone, so the panel is on the right and not below; wide enough that the tab of
  // accessibility is in sight.
  panelPosition: 'right',
  rightPanelWidth: 580,
  navSize: 250,
  layoutCustomisations: {
    // Brand pages have their own controls, so the panel is hidden.
    showPanel: ({ storyId = '' }, shown) => (storyId.startsWith('brands-') ? false : shown),
  },
})
