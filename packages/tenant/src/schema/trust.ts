import * as v from 'valibot'

import { distinct, form, origin, text, webAddress } from './text.ts'

/** Oldest iOS that runs the iOS app, unless the tenant names another. */
const MINIMUM_IOS = '12.4'

const origins = v.optional(
  v.pipe(v.array(origin, 'a list of origins'), v.maxLength(100, 'at most 100 origins')),
  [],
)

/** Origins that pages may use besides the site's own and the gateway's; those whose content a page loads go into the CSP. */
export const trustedOrigins = v.optional(
  v.strictObject({
    /** Origins of games that may be shown in an iframe. */
    frames: origins,
    chat: origins,
    pay: origins,
    images: origins,
    /** Sites that banners, popups, contacts and downloads of the gateway may lead to; they open in their own tab. */
    links: origins,
  }),
  {},
)

const clientId = v.strictObject({ clientId: text('a client id', 200) })

/** External services that identify players: their public keys. */
export const signIn = v.optional(
  v.strictObject({
    facebook: v.exactOptional(clientId),
    google: v.exactOptional(clientId),
    /** Firebase phone authentication. */
    phoneAuth: v.exactOptional(
      v.strictObject({
        provider: v.literal('firebase', "'firebase'"),
        apiKey: text('a key', 200),
        projectId: text('a project id', 100),
      }),
    ),
  }),
  {},
)

/** Ways to install the site as an app. */
export const install = v.optional(
  v.strictObject({
    /** Identity of the iOS web-clip profile (`.mobileconfig`). */
    iosProfile: v.exactOptional(
      v.strictObject({
        /** Reverse-DNS identifier, such as `com.example.webclip`. */
        identifier: form(
          /^[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/,
          'a reverse-DNS identifier such as com.example.webclip',
        ),
        organisation: text('a name', 80),
        /** Fixed UUID: iOS replaces a profile that has the same one. */
        uuid: v.pipe(v.string('a UUID'), v.uuid('a UUID')),
      }),
    ),
    /** An Android app that may open this site's addresses (`assetlinks.json`). */
    androidApp: v.exactOptional(
      v.strictObject({
        package: form(
          /^[A-Za-z][A-Za-z0-9_]*(\.[A-Za-z][A-Za-z0-9_]*)+$/,
          'an Android package such as com.example.app',
        ),
        /** SHA-256 fingerprints of its signing certificates, as `keytool` prints them. */
        fingerprints: distinct(
          form(
            /^([0-9A-F]{2}:){31}[0-9A-F]{2}$/,
            'a SHA-256 fingerprint as keytool prints it: 32 bytes, AA:BB:…',
          ),
          'fingerprints',
        ),
      }),
    ),
    /** An iOS app that may open this site's addresses (`apple-app-site-association`). */
    appleApp: v.exactOptional(
      v.strictObject({
        appId: form(
          /^[A-Z0-9]{10}\.[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/,
          'a team and bundle identifier such as ABCDE12345.com.example.app',
        ),
      }),
    ),
    /** https address of the Android package. */
    androidUrl: v.exactOptional(webAddress),
    /** https address of the iOS app: its package, or its page in a store. */
    iosUrl: v.exactOptional(webAddress),
    /** Rating of the download bar, 0 to 5; absent, none is shown. */
    rating: v.exactOptional(
      v.pipe(
        v.number('a number from 0 to 5'),
        v.minValue(0, 'a number from 0 to 5'),
        v.maxValue(5, 'a number from 0 to 5'),
      ),
    ),
    /** Offers the app again on other days, to players who have not dismissed the offer for the day. */
    remind: v.exactOptional(v.boolean('true or false')),
    /** Oldest iOS that the app of `iosUrl` runs on. */
    minimumIos: v.optional(form(/^\d{1,2}(\.\d{1,2}){0,2}$/, 'a version such as 12.4'), MINIMUM_IOS),
  }),
  {},
)

export const contacts = v.optional(
  v.strictObject({
    email: v.exactOptional(
      v.pipe(
        v.string('an e-mail address'),
        v.email('an e-mail address'),
        v.maxLength(254, 'an e-mail address'),
      ),
    ),
    telegram: v.exactOptional(webAddress),
    whatsapp: v.exactOptional(webAddress),
    facebook: v.exactOptional(webAddress),
    youtube: v.exactOptional(webAddress),
  }),
  {},
)
