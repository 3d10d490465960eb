import type { Usage } from '../../testing/usage.ts'

export const usage: Usage = {
  when: ['The frame of the site: header, page and menus'],
  whenNot: ['Inside a page'],
}
