// Generated from openapi/ by `npx pnpm --filter @livery/api generate`. Change the contract, never this file.

export interface paths {
    "/lotto/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All lotteries of LOTT and ELOTT
         * @description Home keeps the answer under `lottList` and `elottList`.
         */
        get: operations["listLotteries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lotto/menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lotteries by type and group */
        get: operations["getLotteryMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lotto/numero": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The period that is open for bets
         * @description Periods follow each other without a gap; between `closesAt` and `drawsAt` nothing can be bet on this one.
         */
        get: operations["getNumero"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lotto/draws": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Past results */
        get: operations["listDraws"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lotto/vn/recent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The last results of the Vietnamese provinces */
        get: operations["listVietnamRecent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lotto/vn/numero": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The periods of the Vietnamese provinces that are open */
        get: operations["getVietnamNumero"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lotto/plays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a lottery can be bet on */
        get: operations["listPlays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lotto/launch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the lottery client
         * @description Answers where the lottery client is, with a launch token that works once: the client drops it from its address
         *     and spends it with openLottery. `gameCode` may be `lobby`.
         */
        get: operations["launchLottery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lotto/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn a launch token into the lottery client's own token
         * @description Spends the launch token: a second try, one after its expiry, or one with another merchant's code answers 401
         *     `session.missing`. The token it answers goes into `Authorization` of getWallet, listOrders and placeOrder, and
         *     opens nothing else. It ends with the session it was launched from; a call with it keeps that session alive.
         */
        post: operations["openLottery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Money that cannot be negative; what a player stakes, deposits, withdraws or moves.
         * @example 25.50
         */
        Amount: string;
        /**
         * Format: date
         * @example 1990-04-27
         */
        CalendarDate: string;
        /**
         * @description ISO 3166-1 alpha-2.
         * @example MT
         */
        CountryCode: string;
        /**
         * @description ISO 4217.
         * @example EUR
         */
        CurrencyCode: string;
        /**
         * @example OTHERS
         * @enum {string}
         */
        DeviceTag: "OTHERS";
        /**
         * @example {
         *       "gameId": "LOTT_0001",
         *       "numero": "202611200143",
         *       "numbers": [
         *         "3",
         *         "0",
         *         "7",
         *         "7",
         *         "1"
         *       ],
         *       "drawnAt": "2026-11-20T09:25:00.000Z"
         *     }
         */
        Draw: {
            gameId: components["schemas"]["GameId"];
            numero: components["schemas"]["Numero"];
            numbers: components["schemas"]["DrawNumbers"];
            drawnAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description What a draw is. D3, D5: digits. K3: three dice. PK10: an order of ten. KENO: 20 of 80. L6: 6 and one of 49. VN: the prizes of a Vietnamese province.
         * @example D5
         * @enum {string}
         */
        DrawKind: "D3" | "D5" | "K3" | "PK10" | "KENO" | "L6" | "VN";
        /**
         * @description The drawn numbers in drawn order, padded as they are shown.
         * @example [
         *       "3",
         *       "0",
         *       "7",
         *       "7",
         *       "1"
         *     ]
         */
        DrawNumbers: string[];
        /**
         * @example {
         *       "list": [
         *         {
         *           "gameId": "LOTT_0001",
         *           "numero": "202611200143",
         *           "numbers": [
         *             "3",
         *             "0",
         *             "7",
         *             "7",
         *             "1"
         *           ],
         *           "drawnAt": "2026-11-20T09:25:00.000Z"
         *         }
         *       ],
         *       "pageNum": 1,
         *       "totalPages": 4
         *     }
         */
        DrawPage: {
            list: components["schemas"]["Draw"][];
            pageNum: components["schemas"]["PageNum"];
            totalPages: components["schemas"]["TotalPages"];
        };
        /**
         * @description Every code a failure can carry. The part before the dot is the subject, the part after it the reason.
         * @example request.invalid
         * @enum {string}
         */
        ErrorCode: "request.invalid" | "encryption.invalid" | "session.missing" | "session.expired" | "session.replaced" | "role.free_reject" | "role.not_allowed" | "feature.off" | "resource.not_found" | "idempotency.conflict" | "idempotency.in_progress" | "member.username_taken" | "member.email_taken" | "member.mobile_taken" | "bank_card.taken" | "passkey.taken" | "request.too_large" | "request.media_type" | "login.failed" | "login.disabled" | "login.non_member" | "login.non_agent" | "login.excluded" | "encryption.key_retired" | "captcha.required" | "captcha.wrong" | "human.required" | "human.failed" | "verification.code_wrong" | "verification.code_expired" | "social.state_invalid" | "social.denied" | "passkey.failed" | "passkey.unknown" | "passkey.limit" | "affiliate.invalid" | "recommender.unknown" | "member.under_age" | "member.birthday_missing" | "password.same" | "password.mismatch" | "password.old_wrong" | "password.payment_wrong" | "password.payment_missing" | "wallet.insufficient" | "wallet.vendor_unavailable" | "amount.too_low" | "amount.too_high" | "deposit.channel_closed" | "deposit.not_open" | "withdraw.turnover_left" | "withdraw.count_reached" | "withdraw.not_pending" | "bank_card.missing" | "bank_card.limit" | "limit.deposit" | "limit.loss" | "limit.session" | "limit.excluded" | "game.unavailable" | "game.no_free_play" | "order.period_closed" | "order.stake_invalid" | "order.selection_invalid" | "order.odds_changed" | "promotion.not_eligible" | "promotion.closed" | "promotion.already_applied" | "reward.already_claimed" | "reward.expired" | "contract.not_pending" | "invite.not_eligible" | "rate.limited" | "site.region_restricted" | "server.error" | "feature.not_built" | "site.maintenance";
        /**
         * @description The body of every answer that is not 200.
         * @example {
         *       "success": false,
         *       "code": "request.invalid",
         *       "message": "The field mobileNum does not match its pattern.",
         *       "requestId": "0b6f1c1e-6f0a-4f2e-9d1b-7a3c52f5d7e4",
         *       "data": {
         *         "fields": {
         *           "mobileNum": "pattern"
         *         }
         *       }
         *     }
         */
        Failure: {
            /** @constant */
            success: false;
            code: components["schemas"]["ErrorCode"];
            /** @description English, for a log; the site words the code itself. */
            message: string;
            requestId: components["schemas"]["RequestId"];
            data?: components["schemas"]["FailureData"];
        };
        /**
         * @description Further data that the site needs with the code.
         * @example {
         *       "fields": {
         *         "mobileNum": "pattern"
         *       },
         *       "captcha": "CAPTCHA3",
         *       "info": "Back at noon.",
         *       "limit": "100.00",
         *       "currency": "EUR",
         *       "until": "2026-11-21T09:30:00.000Z",
         *       "country": "MT"
         *     }
         */
        FailureData: {
            /** @description With `request.invalid`, the fields that are wrong; nested names are joined by dots. */
            fields?: {
                [key: string]: components["schemas"]["FieldRule"];
            };
            /** @description The next attempt needs a captcha; the module for getCaptcha. */
            captcha?: components["schemas"]["ModuleId"];
            /** @description With `site.maintenance`, the operator's words. */
            info?: string;
            /** @description The amount that was crossed. */
            limit?: components["schemas"]["Money"];
            currency?: components["schemas"]["CurrencyCode"];
            /** @description When it will be possible again. */
            until?: components["schemas"]["Timestamp"];
            /** @description With `site.region_restricted`, where the gateway sees the visitor. */
            country?: components["schemas"]["CountryCode"];
        };
        /**
         * @description Which rule of a field was broken.
         * @example required
         * @enum {string}
         */
        FieldRule: "required" | "type" | "format" | "pattern" | "min_length" | "max_length" | "minimum" | "maximum" | "enum" | "unknown";
        /**
         * @description A game's id at its vendor (`gameId`, or `roomId` for a table).
         * @example aurora-fruits
         */
        GameId: string;
        /**
         * @description 1: the web site. 3: the mobile site.
         * @example 3
         * @enum {integer}
         */
        GatewayKind: 1 | 3;
        /**
         * @description An identifier that only the gateway reads.
         * @example 01JD3ZK8Q4
         */
        Id: string;
        /**
         * @description The platform's language codes.
         * @example EN
         * @enum {string}
         */
        LanguageCode: "EN" | "CN" | "TW" | "JA" | "KO" | "TH" | "VI" | "ID" | "MS" | "PT" | "ES" | "HI" | "AR" | "RU" | "TR" | "BN" | "DE" | "FR" | "IT" | "NL" | "PL" | "UK" | "RO" | "EL" | "SV" | "FI" | "DA" | "NO" | "CS" | "HU" | "FA" | "UR" | "TA" | "MY" | "KM" | "TY";
        /**
         * @description Works once; never the session's.
         * @example vJ3q0b1cR8sKx2Lm
         */
        LaunchToken: string;
        /**
         * @example {
         *       "list": [
         *         {
         *           "gameId": "LOTT_0001",
         *           "nodeId": "300001",
         *           "gameName": "Pacific Five",
         *           "displayName": "Pacific Five",
         *           "gameType": "LOTT",
         *           "gameGroupId": "D5",
         *           "vassalage": "LOTT",
         *           "lottoMode": "Tradition,Entertainment",
         *           "drawKind": "D5",
         *           "drawEverySeconds": 300,
         *           "region": "NORTH",
         *           "iconUrl": "/sandbox/art/300001.svg"
         *         }
         *       ]
         *     }
         */
        Lotteries: {
            list: components["schemas"]["Lottery"][];
        };
        /**
         * @example {
         *       "gameId": "LOTT_0001",
         *       "nodeId": "300001",
         *       "gameName": "Pacific Five",
         *       "displayName": "Pacific Five",
         *       "gameType": "LOTT",
         *       "gameGroupId": "D5",
         *       "vassalage": "LOTT",
         *       "lottoMode": "Tradition,Entertainment",
         *       "drawKind": "D5",
         *       "drawEverySeconds": 300,
         *       "region": "NORTH",
         *       "iconUrl": "/sandbox/art/300001.svg"
         *     }
         */
        Lottery: {
            gameId: components["schemas"]["GameId"];
            nodeId: components["schemas"]["NodeId"];
            gameName: components["schemas"]["LotteryName"];
            /** @description The name in the language asked for. */
            displayName: components["schemas"]["LotteryName"];
            gameType: components["schemas"]["LotteryType"];
            gameGroupId: components["schemas"]["GameId"];
            vassalage: components["schemas"]["VendorCode"];
            lottoMode: components["schemas"]["LottoMode"];
            drawKind: components["schemas"]["DrawKind"];
            drawEverySeconds: number;
            /** @description Vietnamese provinces alone. */
            region?: components["schemas"]["VietnamRegion"];
            iconUrl: components["schemas"]["Url"];
        };
        /**
         * @example {
         *       "code": "BIG",
         *       "label": "Big",
         *       "odds": "1.96"
         *     }
         */
        LotteryChoice: {
            /** @description Goes into a bet's selection. */
            code: string;
            label: string;
            /** @description Odds by choice, for plays whose choices pay differently. */
            odds?: components["schemas"]["Ratio"];
        };
        /**
         * @example {
         *       "gameGroupId": "D5",
         *       "displayName": "Five digits",
         *       "lotteries": [
         *         {
         *           "gameId": "LOTT_0001",
         *           "nodeId": "300001",
         *           "gameName": "Pacific Five",
         *           "displayName": "Pacific Five",
         *           "gameType": "LOTT",
         *           "gameGroupId": "D5",
         *           "vassalage": "LOTT",
         *           "lottoMode": "Tradition,Entertainment",
         *           "drawKind": "D5",
         *           "drawEverySeconds": 300,
         *           "region": "NORTH",
         *           "iconUrl": "/sandbox/art/300001.svg"
         *         }
         *       ]
         *     }
         */
        LotteryGroup: {
            gameGroupId: components["schemas"]["GameId"];
            displayName: components["schemas"]["LotteryName"];
            lotteries: components["schemas"]["Lottery"][];
        };
        /**
         * @example {
         *       "url": "/m/lotto-h5/mobile/trad/games/LOTT_0001?token=vJ3q0b1cR8sKx2Lm&merchant=AUR01&prize_mode=ELOTT",
         *       "token": "vJ3q0b1cR8sKx2Lm",
         *       "expiresAt": "2026-11-20T09:32:00.000Z",
         *       "gameId": "LOTT_0001",
         *       "playType": "trad",
         *       "prizeMode": "ELOTT"
         *     }
         */
        LotteryLaunch: {
            /** @description A path on the site, with the launch token in it. */
            url: components["schemas"]["Url"];
            token: components["schemas"]["LaunchToken"];
            expiresAt: components["schemas"]["Timestamp"];
            /** @description The lottery that opens; the vendor's first one for `lobby`. */
            gameId: components["schemas"]["GameId"];
            playType: components["schemas"]["PlayType"];
            prizeMode: components["schemas"]["PrizeMode"];
        };
        /**
         * @example {
         *       "LOTT": [
         *         {
         *           "gameGroupId": "D5",
         *           "displayName": "Five digits",
         *           "lotteries": [
         *             {
         *               "gameId": "LOTT_0001",
         *               "nodeId": "300001",
         *               "gameName": "Pacific Five",
         *               "displayName": "Pacific Five",
         *               "gameType": "LOTT",
         *               "gameGroupId": "D5",
         *               "vassalage": "LOTT",
         *               "lottoMode": "Tradition,Entertainment",
         *               "drawKind": "D5",
         *               "drawEverySeconds": 300,
         *               "region": "NORTH",
         *               "iconUrl": "/sandbox/art/300001.svg"
         *             }
         *           ]
         *         }
         *       ],
         *       "ELOTT": [
         *         {
         *           "gameGroupId": "D5",
         *           "displayName": "Five digits",
         *           "lotteries": [
         *             {
         *               "gameId": "LOTT_0001",
         *               "nodeId": "300001",
         *               "gameName": "Pacific Five",
         *               "displayName": "Pacific Five",
         *               "gameType": "LOTT",
         *               "gameGroupId": "D5",
         *               "vassalage": "LOTT",
         *               "lottoMode": "Tradition,Entertainment",
         *               "drawKind": "D5",
         *               "drawEverySeconds": 300,
         *               "region": "NORTH",
         *               "iconUrl": "/sandbox/art/300001.svg"
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        LotteryMenu: {
            LOTT: components["schemas"]["LotteryGroup"][];
            ELOTT: components["schemas"]["LotteryGroup"][];
        };
        /** @example Pacific Five */
        LotteryName: string;
        /**
         * @example {
         *       "launchToken": "vJ3q0b1cR8sKx2Lm"
         *     }
         */
        LotteryOpening: {
            launchToken: components["schemas"]["LaunchToken"];
        };
        /**
         * @example {
         *       "gameId": "LOTT_0001",
         *       "numero": "202611200144",
         *       "opensAt": "2026-11-20T09:25:00.000Z",
         *       "closesAt": "2026-11-20T09:29:45.000Z",
         *       "drawsAt": "2026-11-20T09:30:00.000Z",
         *       "serverTime": "2026-11-20T09:26:10.000Z",
         *       "lastDraw": {
         *         "gameId": "LOTT_0001",
         *         "numero": "202611200143",
         *         "numbers": [
         *           "3",
         *           "0",
         *           "7",
         *           "7",
         *           "1"
         *         ],
         *         "drawnAt": "2026-11-20T09:25:00.000Z"
         *       }
         *     }
         */
        LotteryPeriod: {
            gameId: components["schemas"]["GameId"];
            numero: components["schemas"]["Numero"];
            opensAt: components["schemas"]["Timestamp"];
            /** @description From this moment on no bet is taken. */
            closesAt: components["schemas"]["Timestamp"];
            drawsAt: components["schemas"]["Timestamp"];
            serverTime: components["schemas"]["Timestamp"];
            lastDraw: components["schemas"]["Draw"];
        };
        /**
         * @example {
         *       "playId": "D5_FIRST3",
         *       "playType": "trad",
         *       "group": "Three digits",
         *       "label": "First three, in order",
         *       "rule": "The first three digits of the draw, in their order.",
         *       "combination": "product",
         *       "distinct": false,
         *       "odds": "970",
         *       "positions": [
         *         {
         *           "label": "First digit",
         *           "minimum": 1,
         *           "maximum": 10,
         *           "choices": [
         *             {
         *               "code": "BIG",
         *               "label": "Big",
         *               "odds": "1.96"
         *             }
         *           ]
         *         }
         *       ],
         *       "minimumStake": "0.10",
         *       "maximumStake": "500.00",
         *       "currency": "EUR"
         *     }
         */
        LotteryPlay: {
            playId: components["schemas"]["Id"];
            playType: components["schemas"]["PlayType"];
            /** @description Heading under which the play is listed. */
            group: string;
            label: string;
            /** @description When it wins in a sentence. */
            rule: string;
            /**
             * @description How a selection is counted. product: the product of the choices per position, less those that cannot be drawn, such as one car (PK10) in two places. choose: every set of `minimum` choices out of those made. each: every choice by itself.
             * @enum {string}
             */
            combination: "product" | "choose" | "each";
            /** @description For `product` alone: what is chosen in one position cannot be drawn in another, and such combinations are neither counted nor taken. Absent, they are. */
            distinct?: boolean;
            /** @description Return of one unit, stake included. */
            odds: components["schemas"]["Ratio"];
            positions: components["schemas"]["LotteryPosition"][];
            minimumStake: components["schemas"]["Amount"];
            /** @description For one line in all. */
            maximumStake: components["schemas"]["Amount"];
            currency: components["schemas"]["CurrencyCode"];
        };
        /**
         * @example {
         *       "gameId": "LOTT_0001",
         *       "plays": [
         *         {
         *           "playId": "D5_FIRST3",
         *           "playType": "trad",
         *           "group": "Three digits",
         *           "label": "First three, in order",
         *           "rule": "The first three digits of the draw, in their order.",
         *           "combination": "product",
         *           "distinct": false,
         *           "odds": "970",
         *           "positions": [
         *             {
         *               "label": "First digit",
         *               "minimum": 1,
         *               "maximum": 10,
         *               "choices": [
         *                 {
         *                   "code": "BIG",
         *                   "label": "Big",
         *                   "odds": "1.96"
         *                 }
         *               ]
         *             }
         *           ],
         *           "minimumStake": "0.10",
         *           "maximumStake": "500.00",
         *           "currency": "EUR"
         *         }
         *       ]
         *     }
         */
        LotteryPlays: {
            gameId: components["schemas"]["GameId"];
            plays: components["schemas"]["LotteryPlay"][];
        };
        /**
         * @description One row of choices.
         * @example {
         *       "label": "First digit",
         *       "minimum": 1,
         *       "maximum": 10,
         *       "choices": [
         *         {
         *           "code": "BIG",
         *           "label": "Big",
         *           "odds": "1.96"
         *         }
         *       ]
         *     }
         */
        LotteryPosition: {
            label: string;
            /** @description Choices to make at least. */
            minimum: number;
            /** @description Choices to make at most. */
            maximum: number;
            choices: components["schemas"]["LotteryChoice"][];
        };
        /**
         * @example {
         *       "token": "8Qm3v1k2T0s9d7Yc5bXa",
         *       "expiresAt": "2026-11-20T13:30:00.000Z",
         *       "gameId": "LOTT_0001",
         *       "userName": "member",
         *       "currency": "EUR"
         *     }
         */
        LotterySession: {
            /** @description For `Authorization` of getWallet, listOrders and placeOrder. */
            token: components["schemas"]["SessionToken"];
            /** @description At the latest; it ends with the member's session. */
            expiresAt: components["schemas"]["Timestamp"];
            /** @description The lottery that was launched. */
            gameId: components["schemas"]["GameId"];
            userName: string;
            currency: components["schemas"]["CurrencyCode"];
        };
        /**
         * @example LOTT
         * @enum {string}
         */
        LotteryType: "LOTT" | "ELOTT";
        /**
         * @description How a lottery may be played; holding 'Entertainment', it opens with the play type `ent`.
         * @example Tradition,Entertainment
         * @enum {string}
         */
        LottoMode: "Tradition" | "Entertainment" | "Tradition,Entertainment";
        /**
         * @description The platform's code of a tenant.
         * @example AUR01
         */
        MerchantCode: string;
        /**
         * @description The platform's name for a part of the site that has its own settings.
         * @example CAPTCHA3
         * @enum {string}
         */
        ModuleId: "COMM3" | "FUNDTRANS3" | "REG3" | "CAPTCHA3" | "AFFMAN3";
        /**
         * @description A decimal number in the currency beside it, in main units; may be negative. Never a float.
         * @example 10000.00
         */
        Money: string;
        /**
         * @description A game's id at the platform, as a string of digits; favourites are lists of these.
         * @example 100241
         */
        NodeId: string;
        /**
         * @description The number of a lottery's draw period.
         * @example 202611200144
         */
        Numero: string;
        /**
         * @description A page's number, from 1.
         * @default 1
         * @example 1
         */
        PageNum: number;
        /**
         * @default 25
         * @example 25
         */
        PageSize: number;
        /**
         * @description trad: traditional, digits position by position. ent: entertainment, plain questions about a draw.
         * @example trad
         * @enum {string}
         */
        PlayType: "trad" | "ent";
        /**
         * @description The platform's name of a table of odds. A tenant chooses it by its lottery modes.
         * @example ELOTT
         */
        PrizeMode: string;
        /**
         * @description A decimal factor, such as odds or a rate; 0.05 is five per cent.
         * @example 1.96
         */
        Ratio: string;
        /** @example 0b6f1c1e-6f0a-4f2e-9d1b-7a3c52f5d7e4 */
        RequestId: string;
        /** @example 30 */
        RetryAfterSeconds: number;
        /**
         * @description Opaque. Sent in Authorization; also in a query or a body if the tenant requires it.
         * @example 8Qm3v1k2T0s9d7Yc5bXa
         */
        SessionToken: string;
        /**
         * Format: date-time
         * @description RFC 3339, in UTC.
         * @example 2026-11-20T09:30:00.000Z
         */
        Timestamp: string;
        /**
         * @description 0 when there is nothing to show; more pages exist while pageNum is smaller.
         * @example 3
         */
        TotalPages: number;
        /**
         * Format: uri-reference
         * @description Absolute, or a path on the gateway's origin. The site checks it against its allow-list before use.
         * @example /sandbox/art/banner/welcome.svg
         */
        Url: string;
        /**
         * @description The platform's code of a game vendor (`vassalage` on most calls).
         * @example TCG_LOTTO_VN
         */
        VendorCode: string;
        /**
         * @example {
         *       "gameId": "TCG_LOTTO_VN_0001",
         *       "displayName": "Miền Bắc",
         *       "region": "NORTH",
         *       "numero": "20261120",
         *       "closesAt": "2026-11-20T11:10:00.000Z",
         *       "drawsAt": "2026-11-20T11:15:00.000Z"
         *     }
         */
        VietnamPeriod: {
            gameId: components["schemas"]["GameId"];
            displayName: components["schemas"]["LotteryName"];
            region: components["schemas"]["VietnamRegion"];
            numero: components["schemas"]["Numero"];
            closesAt: components["schemas"]["Timestamp"];
            drawsAt: components["schemas"]["Timestamp"];
        };
        /**
         * @example {
         *       "serverTime": "2026-11-20T09:26:10.000Z",
         *       "list": [
         *         {
         *           "gameId": "TCG_LOTTO_VN_0001",
         *           "displayName": "Miền Bắc",
         *           "region": "NORTH",
         *           "numero": "20261120",
         *           "closesAt": "2026-11-20T11:10:00.000Z",
         *           "drawsAt": "2026-11-20T11:15:00.000Z"
         *         }
         *       ]
         *     }
         */
        VietnamPeriods: {
            serverTime: components["schemas"]["Timestamp"];
            list: components["schemas"]["VietnamPeriod"][];
        };
        /**
         * @example {
         *       "prize": "DB",
         *       "numbers": [
         *         "48213"
         *       ]
         *     }
         */
        VietnamPrize: {
            /**
             * @description DB is the special prize, G1 to G8 those after it.
             * @enum {string}
             */
            prize: "DB" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8";
            numbers: components["schemas"]["DrawNumbers"];
        };
        /**
         * @example NORTH
         * @enum {string}
         */
        VietnamRegion: "NORTH" | "CENTRAL" | "SOUTH";
        /**
         * @example {
         *       "gameId": "TCG_LOTTO_VN_0001",
         *       "displayName": "Miền Bắc",
         *       "region": "NORTH",
         *       "numero": "20261120",
         *       "drawnAt": "2026-11-20T11:15:00.000Z",
         *       "prizes": [
         *         {
         *           "prize": "DB",
         *           "numbers": [
         *             "48213"
         *           ]
         *         }
         *       ]
         *     }
         */
        VietnamResult: {
            gameId: components["schemas"]["GameId"];
            displayName: components["schemas"]["LotteryName"];
            region: components["schemas"]["VietnamRegion"];
            numero: components["schemas"]["Numero"];
            drawnAt: components["schemas"]["Timestamp"];
            prizes: components["schemas"]["VietnamPrize"][];
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "gameId": "TCG_LOTTO_VN_0001",
         *           "displayName": "Miền Bắc",
         *           "region": "NORTH",
         *           "numero": "20261120",
         *           "drawnAt": "2026-11-20T11:15:00.000Z",
         *           "prizes": [
         *             {
         *               "prize": "DB",
         *               "numbers": [
         *                 "48213"
         *               ]
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        VietnamResults: {
            list: components["schemas"]["VietnamResult"][];
        };
    };
    responses: {
        /** @description The request does not match the contract. Codes `request.invalid`, `encryption.invalid`. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The merchant is under maintenance: code `site.maintenance`, the operator's words in `data.info`. Or the gateway cannot reach its data at present: code `server.error`, with `Retry-After`, the seconds until the call may be repeated. A call that moves money is repeated under its key. */
        Maintenance: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "code": "site.maintenance",
                 *       "message": "The site is under maintenance.",
                 *       "requestId": "0b6f1c1e-6f0a-4f2e-9d1b-7a3c52f5d7e4",
                 *       "data": {
                 *         "info": "Back at noon."
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The gateway knows the call and has not built it. Code `feature.not_built`. */
        NotBuilt: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "code": "feature.not_built",
                 *       "message": "This call is not built yet.",
                 *       "requestId": "0b6f1c1e-6f0a-4f2e-9d1b-7a3c52f5d7e4"
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No such thing at this merchant. Code `resource.not_found`. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "code": "resource.not_found",
                 *       "message": "No promotion has this key.",
                 *       "requestId": "0b6f1c1e-6f0a-4f2e-9d1b-7a3c52f5d7e4"
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A rule of the business says no; the operation's `x-failures` lists its codes. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "code": "amount.too_low",
                 *       "message": "The amount is below the channel's minimum.",
                 *       "requestId": "0b6f1c1e-6f0a-4f2e-9d1b-7a3c52f5d7e4",
                 *       "data": {
                 *         "limit": "10.00",
                 *         "currency": "EUR"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The merchant does not serve the visitor's country. Code `site.region_restricted`. */
        RegionRestricted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "code": "site.region_restricted",
                 *       "message": "This site does not serve your country.",
                 *       "requestId": "0b6f1c1e-6f0a-4f2e-9d1b-7a3c52f5d7e4",
                 *       "data": {
                 *         "country": "MT"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The gateway failed. Code `server.error`. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "code": "server.error",
                 *       "message": "Something failed; quote the request id.",
                 *       "requestId": "0b6f1c1e-6f0a-4f2e-9d1b-7a3c52f5d7e4"
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body is too large. Code `request.too_large`. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "code": "request.too_large",
                 *       "message": "An image may have at most 5 MB.",
                 *       "requestId": "0b6f1c1e-6f0a-4f2e-9d1b-7a3c52f5d7e4"
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Too many calls. Code `rate.limited`. */
        TooMany: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "code": "rate.limited",
                 *       "message": "Too many tries; wait 30 seconds.",
                 *       "requestId": "0b6f1c1e-6f0a-4f2e-9d1b-7a3c52f5d7e4"
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No session, or no longer. Codes `session.missing`, `session.expired`, and `session.replaced` for one that was ended from elsewhere: another sign-in, a changed password, the list of devices. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "code": "session.expired",
                 *       "message": "The session has expired.",
                 *       "requestId": "0b6f1c1e-6f0a-4f2e-9d1b-7a3c52f5d7e4"
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body is of a kind this call does not take. Code `request.media_type`. */
        UnsupportedMedia: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "code": "request.media_type",
                 *       "message": "Images must be png or jpg.",
                 *       "requestId": "0b6f1c1e-6f0a-4f2e-9d1b-7a3c52f5d7e4"
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /** @description A lottery of listLotteries. */
        GameId: components["schemas"]["GameId"];
        /** @description The language that names are wanted in; the header's when absent. */
        Language: components["schemas"]["LanguageCode"];
        /** @description Page asked for, from 1. A page past the last one answers an empty list. */
        PageNo: components["schemas"]["PageNum"];
        /** @description Rows per page. */
        PageSize: components["schemas"]["PageSize"];
    };
    requestBodies: never;
    headers: {
        /** @description Whole seconds until the call may be repeated. */
        RetryAfter: components["schemas"]["RetryAfterSeconds"];
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listLotteries: {
        parameters: {
            query?: {
                gameType?: components["schemas"]["LotteryType"];
                /** @description The language that names are wanted in; the header's when absent. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the platform's order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Lotteries"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    getLotteryMenu: {
        parameters: {
            query?: {
                /** @description The language that names are wanted in; the header's when absent. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description LOTT and ELOTT, each with its groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LotteryMenu"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    getNumero: {
        parameters: {
            query: {
                /** @description A lottery of listLotteries. */
                gameId: components["parameters"]["GameId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current period, and the last result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LotteryPeriod"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    listDraws: {
        parameters: {
            query: {
                /** @description A lottery of listLotteries. */
                gameId: components["parameters"]["GameId"];
                /** @description Page asked for, from 1. A page past the last one answers an empty list. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Rows per page. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DrawPage"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    listVietnamRecent: {
        parameters: {
            query?: {
                region?: components["schemas"]["VietnamRegion"];
                /** @description The day of the draws, in Vietnam; today when absent. */
                date?: components["schemas"]["CalendarDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One per province that drew. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["VietnamResults"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    getVietnamNumero: {
        parameters: {
            query?: {
                region?: components["schemas"]["VietnamRegion"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that draw next, first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["VietnamPeriods"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    listPlays: {
        parameters: {
            query: {
                /** @description A lottery of listLotteries. */
                gameId: components["parameters"]["GameId"];
                playType?: components["schemas"]["PlayType"];
                /** @description The mode that the bets will be placed in: its odds are answered. Absent, the vendor's own. */
                prizeMode?: components["schemas"]["PrizeMode"];
                /** @description The language that names are wanted in; the header's when absent. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bet types with odds and limits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LotteryPlays"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    launchLottery: {
        parameters: {
            query: {
                vendor: components["schemas"]["VendorCode"];
                gameCode: components["schemas"]["GameId"];
                prizeMode?: components["schemas"]["PrizeMode"];
                playType?: components["schemas"]["PlayType"];
                /** @description The language that names are wanted in; the header's when absent. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Address of the lottery client. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LotteryLaunch"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    openLottery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LotteryOpening"];
            };
        };
        responses: {
            /** @description Opened. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LotterySession"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
}
