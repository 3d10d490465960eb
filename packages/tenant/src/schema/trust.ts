import * as v from 'valibot'

import { distinct, form, origin, text, webAddress } from './text.ts'

const origins = v.optional(
  v.pipe(v.array(origin, 'a list of origins'), v.maxLength(100, 'at most 100 origins')),
  [],
)

export const trustedOrigins = v.optional(
  v.strictObject({ frames: origins, chat: origins, pay: origins, images: origins }),
  {},
)

const clientId = v.strictObject({ clientId: text('a client id', 200) })

export const signIn = v.optional(
  v.strictObject({
    facebook: v.exactOptional(clientId),
    google: v.exactOptional(clientId),
    phoneAuth: v.exactOptional(
      v.strictObject({
        provider: v.literal('firebase', "'firebase'"),
        apiKey: text('a key', 200),
        authDomain: text('a host name', 200),
        projectId: text('a project id', 100),
        appId: text('an app id', 100),
      }),
    ),
  }),
  {},
)

export const install = v.optional(
  v.strictObject({
    iosProfile: v.exactOptional(
      v.strictObject({
        identifier: form(
          /^[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/,
          'a reverse-DNS identifier such as com.example.webclip',
        ),
        organisation: text('a name', 80),
        uuid: v.pipe(v.string('a UUID'), v.uuid('a UUID')),
      }),
    ),
    androidApp: v.exactOptional(
      v.strictObject({
        package: form(
          /^[A-Za-z][A-Za-z0-9_]*(\.[A-Za-z][A-Za-z0-9_]*)+$/,
          'an Android package such as com.example.app',
        ),
        fingerprints: distinct(
          form(
            /^([0-9A-F]{2}:){31}[0-9A-F]{2}$/,
            'a SHA-256 fingerprint as keytool prints it: 32 bytes, AA:BB:…',
          ),
          'fingerprints',
        ),
      }),
    ),
    appleApp: v.exactOptional(
      v.strictObject({
        appId: form(
          /^[A-Z0-9]{10}\.[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/,
          'a team and bundle identifier such as ABCDE12345.com.example.app',
        ),
      }),
    ),
    androidUrl: v.exactOptional(webAddress),
    rating: v.exactOptional(
      v.pipe(
        v.number('a number from 0 to 5'),
        v.minValue(0, 'a number from 0 to 5'),
        v.maxValue(5, 'a number from 0 to 5'),
      ),
    ),
    remind: v.exactOptional(v.boolean('true or false')),
    minimumIos: v.optional(form(/^\d{1,2}(\.\d{1,2}){0,2}$/, 'a version such as 12.4'), '12.4'),
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
