/** The part of reCAPTCHA's own script that is used here. */
interface Recaptcha {
  ready(callback: () => void): void
  render(
    place: HTMLElement,
    options: {
      readonly sitekey: string
      readonly size: 'invisible'
      readonly callback: (token: string) => void
      readonly 'error-callback': () => void
      readonly 'expired-callback': () => void
    },
  ): number
  execute(widget: number): void
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit'

const loaded = (): Recaptcha | undefined => (globalThis as { grecaptcha?: Recaptcha }).grecaptcha

function load(): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const ready = (): void => {
      const recaptcha = loaded()
      if (recaptcha) recaptcha.ready(() => resolve(recaptcha))
      else reject(new Error('reCAPTCHA did not start'))
    }
    if (loaded()) return ready()
    const script = document.createElement('script')
    script.src = SCRIPT
    script.async = true
    script.addEventListener('load', ready)
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('reCAPTCHA could not be fetched'))
    })
    document.head.append(script)
  })
}

/**
 * reCAPTCHA check that Firebase requires before it sends a code; most people see nothing of it. This is the site's
 * only third-party script, and only brands that use the service fetch it.
 */
export async function showHumanByRecaptcha(sitekey: string): Promise<string> {
  const recaptcha = await load()
  const place = document.createElement('div')
  document.body.append(place)
  try {
    return await new Promise<string>((resolve, reject) => {
      const fail = (): void => reject(new Error('reCAPTCHA gave no answer'))
      const widget = recaptcha.render(place, {
        sitekey,
        size: 'invisible',
        callback: resolve,
        'error-callback': fail,
        'expired-callback': fail,
      })
      recaptcha.execute(widget)
    })
  } finally {
    place.remove()
  }
}
