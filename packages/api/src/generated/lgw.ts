// Generated from openapi/ by `npx pnpm --filter @livery/api generate`. Change the contract, never this file.

export interface paths {
    "/lgw/sports/fixtures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fixtures with their scores and prices
         * @description Those in play first, then those to come by their start; a fixture that ended stays for some minutes with its
         *     result. A merchant without a sportsbook, or whose feed is off, gets an empty list and no `sportsbook`.
         */
        get: operations["listFixtures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/sports/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Changes of the board as they happen
         * @description Server-sent events. The `id` of each event is an EventId and its `data` a SportsUpdate; comments keep the
         *     connection open. `Last-Event-ID`, which a board's `eventId` may be, continues from there; without it, or when
         *     it is too old, the first event holds the whole board. The gateway may end a stream at any time.
         */
        get: operations["streamFixtures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/games/mobile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the catalogue
         * @description Every filter narrows; without one, all games come in the platform's order. `gameName` finds by prefix of any
         *     word, then by any part of the name, then with one or two mistyped letters. Names are searched in English and
         *     in the language asked for.
         */
        get: operations["listGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/games/hot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The hot games of a merchant
         * @description The site sends EN for UR on this call alone.
         */
        get: operations["listHotGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/games/vendorTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The menu, categories and their vendors
         * @description `SPORTS` holds the vendors of sports, e-sports and cockfight together; each vendor's `gameType` says which of
         *     the three it belongs to. `HOT` and `PROMO` are special and carry no vendors.
         */
        get: operations["listVendorGameTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/games/vendors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Entry games of vendors, by category
         * @description The mapping from a category and a vendor to the node that its lobby is launched by.
         */
        get: operations["listVendorGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/games/favourites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's favourites
         * @description Latest first. `nodeIds` names all of them, whatever the page and the filter.
         */
        get: operations["listFavourites"];
        put?: never;
        /**
         * Keep a game
         * @description A game that is kept already stays so. 500 are kept; past that, the oldest goes.
         */
        post: operations["addFavourite"];
        /**
         * Let a game go
         * @description A game that is not kept is answered alike.
         */
        delete: operations["removeFavourite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/games/recent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Recently played games */
        get: operations["listRecent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/games/recent/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Remember that a game was opened
         * @description A GET because the platform has it so; repeating it only moves the game to the front.
         */
        get: operations["addRecent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/games/launch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open a game
         * @description Answers an address with a launch token that works once and for two minutes. A trial account always plays for
         *     play money, and so does a member who asks for free play. The opened game speaks to the page that shows it by
         *     `postMessage`, to `origin` only.
         */
        get: operations["launchGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The betting record
         * @description Latest first. Totals are over everything that the filters let through, not over the page.
         */
        get: operations["listOrders"];
        put?: never;
        /**
         * Bet on a draw
         * @description All lines are taken or none. The stake of a line is its combinations times unit stake times multiple; the
         *     period must be open by the gateway's clock.
         */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/winners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The winner board */
        get: operations["getWinners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/jackpot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The jackpots as they stand */
        get: operations["getJackpot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Live tables and their hosts */
        get: operations["listLiveModels"];
        put?: never;
        post?: never;
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
         * @description 2: the mobile site.
         * @example 2
         * @enum {integer}
         */
        ClientType: 2;
        /** @example 12 */
        Count: number;
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
         * @description Every code a failure can carry. The part before the dot is the subject, the part after it the reason.
         * @example request.invalid
         * @enum {string}
         */
        ErrorCode: "request.invalid" | "encryption.invalid" | "session.missing" | "session.expired" | "session.replaced" | "role.free_reject" | "role.not_allowed" | "feature.off" | "resource.not_found" | "idempotency.conflict" | "idempotency.in_progress" | "member.username_taken" | "member.email_taken" | "member.mobile_taken" | "bank_card.taken" | "passkey.taken" | "request.too_large" | "request.media_type" | "login.failed" | "login.disabled" | "login.non_member" | "login.non_agent" | "login.excluded" | "encryption.key_retired" | "captcha.required" | "captcha.wrong" | "human.required" | "human.failed" | "verification.code_wrong" | "verification.code_expired" | "social.state_invalid" | "social.denied" | "passkey.failed" | "passkey.unknown" | "passkey.limit" | "affiliate.invalid" | "recommender.unknown" | "member.under_age" | "member.birthday_missing" | "password.same" | "password.mismatch" | "password.old_wrong" | "password.payment_wrong" | "password.payment_missing" | "wallet.insufficient" | "wallet.vendor_unavailable" | "amount.too_low" | "amount.too_high" | "deposit.channel_closed" | "deposit.not_open" | "withdraw.turnover_left" | "withdraw.count_reached" | "withdraw.not_pending" | "bank_card.missing" | "bank_card.limit" | "limit.deposit" | "limit.loss" | "limit.session" | "limit.excluded" | "game.unavailable" | "game.no_free_play" | "order.period_closed" | "order.stake_invalid" | "order.selection_invalid" | "order.odds_changed" | "promotion.not_eligible" | "promotion.closed" | "promotion.already_applied" | "reward.already_claimed" | "reward.expired" | "contract.not_pending" | "invite.not_eligible" | "rate.limited" | "site.region_restricted" | "server.error" | "feature.not_built" | "site.maintenance";
        /**
         * @description A state of the board.
         * @example 1795167000
         */
        EventId: string;
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
         * @example {
         *       "nodeId": "100004",
         *       "vendor": "BGS",
         *       "token": "kX2v9QpT7aWd"
         *     }
         */
        FavouriteChange: {
            nodeId: components["schemas"]["NodeId"];
            vendor?: components["schemas"]["VendorCode"];
            token?: components["schemas"]["LegacyToken"];
        };
        /**
         * @example {
         *       "nodeIds": [
         *         "100004",
         *         "210012"
         *       ]
         *     }
         */
        FavouriteNodes: {
            /** @description All favourites after the change, latest first. */
            nodeIds: components["schemas"]["NodeId"][];
        };
        /**
         * @example {
         *       "content": [
         *         {
         *           "nodeId": "100004",
         *           "nodeName": "Sealed Pyramid",
         *           "gameName": "Sealed Pyramid",
         *           "displayName": "Sealed Pyramid",
         *           "gameType": "RNG",
         *           "gameClassify": "SLOT",
         *           "vassalage": "BGS",
         *           "vendorCode": "BGS",
         *           "vendorName": "Brightgate Studios",
         *           "gameCode": "BGS_0004",
         *           "gameId": "BGS_0004",
         *           "roomId": "R100",
         *           "gameGroupId": "D5",
         *           "lottoMode": "Tradition,Entertainment",
         *           "mobileLargeIcon": "/sandbox/art/100004.svg",
         *           "showIcon": "/sandbox/art/100004.svg",
         *           "iconUrl": "/sandbox/art/100004.svg",
         *           "supportPlay": true,
         *           "isNew": false,
         *           "isHot": true,
         *           "isJackpot": false,
         *           "minBet": "0.20",
         *           "currency": "EUR",
         *           "lines": 20,
         *           "artUrl": "/sandbox/art/plain/100004.svg",
         *           "returnToPlayer": "96.18",
         *           "players": 12,
         *           "playedAt": "2026-11-20T09:30:00.000Z"
         *         }
         *       ],
         *       "pageNum": 1,
         *       "totalPages": 1,
         *       "nodeIds": [
         *         "100004"
         *       ]
         *     }
         */
        FavouritePage: {
            content: components["schemas"]["Game"][];
            pageNum: components["schemas"]["PageNum"];
            totalPages: components["schemas"]["TotalPages"];
            /** @description All of them, latest first, whatever the page and the filter. */
            nodeIds: components["schemas"]["NodeId"][];
        };
        /**
         * @description Which rule of a field was broken.
         * @example required
         * @enum {string}
         */
        FieldRule: "required" | "type" | "format" | "pattern" | "min_length" | "max_length" | "minimum" | "maximum" | "enum" | "unknown";
        /**
         * @example {
         *       "fixtureId": "NPL-20261120-3-1",
         *       "league": {
         *         "leagueId": "NPL",
         *         "name": "Northern Premier",
         *         "sport": "FOOTBALL"
         *       },
         *       "home": "Harbour City",
         *       "away": "Millbrook United",
         *       "startsAt": "2026-11-20T09:00:00.000Z",
         *       "status": "LIVE",
         *       "minute": 31,
         *       "score": {
         *         "home": 1,
         *         "away": 0
         *       },
         *       "markets": []
         *     }
         */
        Fixture: {
            fixtureId: components["schemas"]["FixtureId"];
            league: components["schemas"]["League"];
            home: components["schemas"]["SideName"];
            away: components["schemas"]["SideName"];
            startsAt: components["schemas"]["Timestamp"];
            status: components["schemas"]["FixtureStatus"];
            /** @description Minute of play that is running. */
            minute?: number;
            score?: components["schemas"]["Score"];
            /** @description None once the fixture is over. */
            markets: components["schemas"]["Market"][];
        };
        /** @example NPL-20261120-3-1 */
        FixtureId: string;
        /**
         * @description BREAK is a pause of play, such as half time.
         * @example LIVE
         * @enum {string}
         */
        FixtureStatus: "SCHEDULED" | "LIVE" | "BREAK" | "FINISHED";
        /**
         * @example {
         *       "nodeId": "100004",
         *       "nodeName": "Sealed Pyramid",
         *       "gameName": "Sealed Pyramid",
         *       "displayName": "Sealed Pyramid",
         *       "gameType": "RNG",
         *       "gameClassify": "SLOT",
         *       "vassalage": "BGS",
         *       "vendorCode": "BGS",
         *       "vendorName": "Brightgate Studios",
         *       "gameCode": "BGS_0004",
         *       "gameId": "BGS_0004",
         *       "roomId": "R100",
         *       "gameGroupId": "D5",
         *       "lottoMode": "Tradition,Entertainment",
         *       "mobileLargeIcon": "/sandbox/art/100004.svg",
         *       "showIcon": "/sandbox/art/100004.svg",
         *       "iconUrl": "/sandbox/art/100004.svg",
         *       "supportPlay": true,
         *       "isNew": false,
         *       "isHot": true,
         *       "isJackpot": false,
         *       "minBet": "0.20",
         *       "currency": "EUR",
         *       "lines": 20,
         *       "artUrl": "/sandbox/art/plain/100004.svg",
         *       "returnToPlayer": "96.18",
         *       "players": 12,
         *       "playedAt": "2026-11-20T09:30:00.000Z"
         *     }
         */
        Game: {
            nodeId: components["schemas"]["NodeId"];
            nodeName: components["schemas"]["GameName"];
            /** @description The name in English. */
            gameName: components["schemas"]["GameName"];
            /** @description The name in the language asked for; English where there is no other. */
            displayName: components["schemas"]["GameName"];
            gameType: components["schemas"]["GameType"];
            gameClassify: components["schemas"]["GameClassification"];
            vassalage: components["schemas"]["VendorCode"];
            vendorCode: components["schemas"]["VendorCode"];
            vendorName: components["schemas"]["VendorName"];
            /** @description The vendor's code of the game. */
            gameCode: components["schemas"]["GameId"];
            /** @description Game id for launching; bets on lotteries use it too. */
            gameId: components["schemas"]["GameId"];
            /** @description Live tables alone; launched in place of the game id. */
            roomId?: components["schemas"]["GameId"];
            /** @description Lotteries alone; the family of draws it belongs to. */
            gameGroupId?: components["schemas"]["GameId"];
            lottoMode?: components["schemas"]["LottoMode"];
            mobileLargeIcon: components["schemas"]["Url"];
            showIcon: components["schemas"]["Url"];
            iconUrl: components["schemas"]["Url"];
            /** @description True when it can be played for play money. */
            supportPlay: boolean;
            isNew: boolean;
            isHot: boolean;
            isJackpot: boolean;
            minBet: components["schemas"]["Amount"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description Paylines; 0 where a game has none. */
            lines: number;
            /** @description The picture without letters, for sites that set the name themselves; the image host cuts it to the shape that is asked for. */
            artUrl?: components["schemas"]["Url"];
            /** @description Part of all stakes that the game pays back in the long run, in per cent; the least of its bets. */
            returnToPlayer?: string;
            /** @description Players in the game at this moment. */
            players?: number;
            /** @description Recent games alone; the last time that the member opened it. */
            playedAt?: components["schemas"]["Timestamp"];
        };
        /**
         * @description Everything the game menu can hold; HOT, FAV, NEW_GAME, REWARD and PROMO are no kind of game.
         * @example HOT
         * @enum {string}
         */
        GameCategory: "HOT" | "FAV" | "NEW_GAME" | "RNG" | "FISH" | "LIVE" | "COCKFIGHT" | "PVP" | "SPORTS" | "ESPORTS" | "ELOTT" | "LOTT" | "BG" | "BGS" | "REWARD" | "PROMO";
        /**
         * @description The finer kind of a game. BG are board and table games against a random generator.
         * @example SLOT
         * @enum {string}
         */
        GameClassification: "SLOT" | "BG" | "CRASH" | "SCRATCH" | "BINGO" | "FISH" | "LIVE" | "POKER" | "COCKFIGHT" | "SPORTS" | "ESPORTS" | "LOTTERY";
        /**
         * @description A game's id at its vendor (`gameId`, or `roomId` for a table).
         * @example aurora-fruits
         */
        GameId: string;
        /**
         * @example {
         *       "url": "https://games.example/play/slot/?launch=vJ3q0b1cR8sK",
         *       "framed": true,
         *       "freePlay": false,
         *       "orientation": "portrait",
         *       "announcesReady": true,
         *       "expiresAt": "2026-11-20T09:32:00.000Z"
         *     }
         */
        GameLaunch: {
            /** @description Address of the game; it contains a single-use launch token. */
            url: components["schemas"]["Url"];
            /** @description True when it may be framed; otherwise it takes the whole page. */
            framed: boolean;
            /** @description True when it is played for play money. */
            freePlay: boolean;
            /** @enum {string} */
            orientation: "any" | "portrait" | "landscape";
            /**
             * @description The framed game says `livery:ready` once it can be played. The site then waits for that word and offers
             *     another try where it does not come. Without it a frame that has loaded is all it can go by, and a page
             *     that tells of a failure loads as well.
             */
            announcesReady?: boolean;
            /** @description Until when the token works. */
            expiresAt: components["schemas"]["Timestamp"];
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "nodeId": "100004",
         *           "nodeName": "Sealed Pyramid",
         *           "gameName": "Sealed Pyramid",
         *           "displayName": "Sealed Pyramid",
         *           "gameType": "RNG",
         *           "gameClassify": "SLOT",
         *           "vassalage": "BGS",
         *           "vendorCode": "BGS",
         *           "vendorName": "Brightgate Studios",
         *           "gameCode": "BGS_0004",
         *           "gameId": "BGS_0004",
         *           "roomId": "R100",
         *           "gameGroupId": "D5",
         *           "lottoMode": "Tradition,Entertainment",
         *           "mobileLargeIcon": "/sandbox/art/100004.svg",
         *           "showIcon": "/sandbox/art/100004.svg",
         *           "iconUrl": "/sandbox/art/100004.svg",
         *           "supportPlay": true,
         *           "isNew": false,
         *           "isHot": true,
         *           "isJackpot": false,
         *           "minBet": "0.20",
         *           "currency": "EUR",
         *           "lines": 20,
         *           "artUrl": "/sandbox/art/plain/100004.svg",
         *           "returnToPlayer": "96.18",
         *           "players": 12,
         *           "playedAt": "2026-11-20T09:30:00.000Z"
         *         }
         *       ]
         *     }
         */
        GameList: {
            list: components["schemas"]["Game"][];
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "gameCategory": "RNG",
         *           "displayName": "Slots",
         *           "iconUrl": "/sandbox/art/category/RNG.svg",
         *           "vendors": [
         *             {
         *               "vassalage": "BGS",
         *               "displayName": "Brightgate Studios",
         *               "accountTypeName": "Brightgate Studios wallet",
         *               "gameType": "RNG",
         *               "iconUrl": "/sandbox/art/vendor/BGS.svg",
         *               "gameCount": 412
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        GameMenu: {
            list: components["schemas"]["GameMenuItem"][];
        };
        /**
         * @example {
         *       "gameCategory": "RNG",
         *       "displayName": "Slots",
         *       "iconUrl": "/sandbox/art/category/RNG.svg",
         *       "vendors": [
         *         {
         *           "vassalage": "BGS",
         *           "displayName": "Brightgate Studios",
         *           "accountTypeName": "Brightgate Studios wallet",
         *           "gameType": "RNG",
         *           "iconUrl": "/sandbox/art/vendor/BGS.svg",
         *           "gameCount": 412
         *         }
         *       ]
         *     }
         */
        GameMenuItem: {
            gameCategory: components["schemas"]["GameCategory"];
            /** @description English; the site words its own. */
            displayName: string;
            iconUrl: components["schemas"]["Url"];
            vendors: components["schemas"]["MenuVendor"][];
        };
        /** @example Sealed Pyramid */
        GameName: string;
        /**
         * @example {
         *       "games": [
         *         {
         *           "nodeId": "100004",
         *           "nodeName": "Sealed Pyramid",
         *           "gameName": "Sealed Pyramid",
         *           "displayName": "Sealed Pyramid",
         *           "gameType": "RNG",
         *           "gameClassify": "SLOT",
         *           "vassalage": "BGS",
         *           "vendorCode": "BGS",
         *           "vendorName": "Brightgate Studios",
         *           "gameCode": "BGS_0004",
         *           "gameId": "BGS_0004",
         *           "roomId": "R100",
         *           "gameGroupId": "D5",
         *           "lottoMode": "Tradition,Entertainment",
         *           "mobileLargeIcon": "/sandbox/art/100004.svg",
         *           "showIcon": "/sandbox/art/100004.svg",
         *           "iconUrl": "/sandbox/art/100004.svg",
         *           "supportPlay": true,
         *           "isNew": false,
         *           "isHot": true,
         *           "isJackpot": false,
         *           "minBet": "0.20",
         *           "currency": "EUR",
         *           "lines": 20,
         *           "artUrl": "/sandbox/art/plain/100004.svg",
         *           "returnToPlayer": "96.18",
         *           "players": 12,
         *           "playedAt": "2026-11-20T09:30:00.000Z"
         *         }
         *       ],
         *       "pageNum": 1,
         *       "totalPages": 120,
         *       "total": 3000
         *     }
         */
        GamePage: {
            games: components["schemas"]["Game"][];
            pageNum: components["schemas"]["PageNum"];
            totalPages: components["schemas"]["TotalPages"];
            /** @description Games that the filters let through. */
            total: components["schemas"]["Count"];
        };
        /**
         * @description Kind of a game.
         * @example RNG
         * @enum {string}
         */
        GameType: "RNG" | "FISH" | "LIVE" | "COCKFIGHT" | "PVP" | "SPORTS" | "ESPORTS" | "ELOTT" | "LOTT" | "BG" | "BGS";
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
         * Format: uuid
         * @example 3c1a7f8e-2f6b-4b51-9a56-0a4b3c1d2e3f
         */
        IdempotencyKey: string;
        /**
         * @description Amounts at `serverTime`; a page counts up by `perSecond` without asking again.
         * @example {
         *       "serverTime": "2026-11-20T09:30:00.000Z",
         *       "currency": "EUR",
         *       "pots": [
         *         {
         *           "name": "GRAND",
         *           "amount": "1284310.55",
         *           "perSecond": "0.42"
         *         }
         *       ],
         *       "games": [
         *         {
         *           "nodeId": "100004",
         *           "nodeName": "Sealed Pyramid",
         *           "gameName": "Sealed Pyramid",
         *           "displayName": "Sealed Pyramid",
         *           "gameType": "RNG",
         *           "gameClassify": "SLOT",
         *           "vassalage": "BGS",
         *           "vendorCode": "BGS",
         *           "vendorName": "Brightgate Studios",
         *           "gameCode": "BGS_0004",
         *           "gameId": "BGS_0004",
         *           "roomId": "R100",
         *           "gameGroupId": "D5",
         *           "lottoMode": "Tradition,Entertainment",
         *           "mobileLargeIcon": "/sandbox/art/100004.svg",
         *           "showIcon": "/sandbox/art/100004.svg",
         *           "iconUrl": "/sandbox/art/100004.svg",
         *           "supportPlay": true,
         *           "isNew": false,
         *           "isHot": true,
         *           "isJackpot": false,
         *           "minBet": "0.20",
         *           "currency": "EUR",
         *           "lines": 20,
         *           "artUrl": "/sandbox/art/plain/100004.svg",
         *           "returnToPlayer": "96.18",
         *           "players": 12,
         *           "playedAt": "2026-11-20T09:30:00.000Z"
         *         }
         *       ]
         *     }
         */
        JackpotBoard: {
            serverTime: components["schemas"]["Timestamp"];
            currency: components["schemas"]["CurrencyCode"];
            pots: components["schemas"]["JackpotPot"][];
            /** @description The games that feed and win them. */
            games: components["schemas"]["Game"][];
        };
        /**
         * @example {
         *       "name": "GRAND",
         *       "amount": "1284310.55",
         *       "perSecond": "0.42"
         *     }
         */
        JackpotPot: {
            /** @enum {string} */
            name: "MINI" | "MINOR" | "MAJOR" | "GRAND";
            amount: components["schemas"]["Amount"];
            /** @description Growth per second. */
            perSecond: components["schemas"]["Amount"];
        };
        /**
         * @description The platform's language codes.
         * @example EN
         * @enum {string}
         */
        LanguageCode: "EN" | "CN" | "TW" | "JA" | "KO" | "TH" | "VI" | "ID" | "MS" | "PT" | "ES" | "HI" | "AR" | "RU" | "TR" | "BN" | "DE" | "FR" | "IT" | "NL" | "PL" | "UK" | "RO" | "EL" | "SV" | "FI" | "DA" | "NO" | "CS" | "HU" | "FA" | "UR" | "TA" | "MY" | "KM" | "TY";
        /**
         * @example {
         *       "leagueId": "NPL",
         *       "name": "Northern Premier",
         *       "sport": "FOOTBALL"
         *     }
         */
        League: {
            leagueId: string;
            name: string;
            sport: components["schemas"]["SportName"];
        };
        /**
         * @description A session token in a query or a body, for platforms that require it.
         * @example kX2v9QpT7aWd
         */
        LegacyToken: string;
        /**
         * @example {
         *       "modelId": "M07",
         *       "name": "Inés",
         *       "nodeId": "210012",
         *       "vassalage": "GSLN",
         *       "tableName": "Baccarat Ruby 3",
         *       "active": true,
         *       "streaming": true,
         *       "viewers": 214,
         *       "cover": "/sandbox/art/live/M07.svg"
         *     }
         */
        LiveModel: {
            modelId: components["schemas"]["Id"];
            name: string;
            /** @description The table, to be launched. */
            nodeId: components["schemas"]["NodeId"];
            vassalage: components["schemas"]["VendorCode"];
            tableName: components["schemas"]["GameName"];
            /** @description On duty today. */
            active: boolean;
            /** @description On air now. */
            streaming: boolean;
            viewers: components["schemas"]["Count"];
            cover: components["schemas"]["Url"];
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "modelId": "M07",
         *           "name": "Inés",
         *           "nodeId": "210012",
         *           "vassalage": "GSLN",
         *           "tableName": "Baccarat Ruby 3",
         *           "active": true,
         *           "streaming": true,
         *           "viewers": 214,
         *           "cover": "/sandbox/art/live/M07.svg"
         *         }
         *       ]
         *     }
         */
        LiveModels: {
            list: components["schemas"]["LiveModel"][];
        };
        /**
         * @example {
         *       "gameId": "LOTT_0001",
         *       "numero": "202611200144",
         *       "playType": "trad",
         *       "prizeMode": "ELOTT",
         *       "currency": "EUR",
         *       "lines": [
         *         {
         *           "playId": "D5_FIRST3",
         *           "selection": [
         *             [
         *               "1"
         *             ],
         *             [
         *               "2",
         *               "3"
         *             ],
         *             [
         *               "4"
         *             ]
         *           ],
         *           "unitStake": "1.00",
         *           "multiple": 2,
         *           "odds": [
         *             "970"
         *           ]
         *         }
         *       ]
         *     }
         */
        LotteryBet: {
            gameId: components["schemas"]["GameId"];
            /** @description The period bet on. */
            numero: components["schemas"]["Numero"];
            /** @enum {string} */
            playType: "trad" | "ent";
            /** @description The prize mode that the lottery was launched with. */
            prizeMode?: components["schemas"]["Id"];
            /** @description Of every unit stake; it must be the merchant's. */
            currency: components["schemas"]["CurrencyCode"];
            lines: components["schemas"]["LotteryLine"][];
        };
        /**
         * @example {
         *       "playId": "D5_FIRST3",
         *       "selection": [
         *         [
         *           "1"
         *         ],
         *         [
         *           "2",
         *           "3"
         *         ],
         *         [
         *           "4"
         *         ]
         *       ],
         *       "unitStake": "1.00",
         *       "multiple": 2,
         *       "odds": [
         *         "970"
         *       ]
         *     }
         */
        LotteryLine: {
            /** @description A bet type of listPlays. */
            playId: components["schemas"]["Id"];
            selection: components["schemas"]["LotterySelection"];
            /** @description The stake of each combination before multiplying. */
            unitStake: components["schemas"]["Amount"];
            multiple: number;
            /**
             * @description Odds that the player agreed to: of each chosen choice where the play has one position, else of the play alone.
             *     Other ones in force are refused with `order.odds_changed`. Absent, the bet is placed at those in force.
             */
            odds?: components["schemas"]["Ratio"][];
        };
        /**
         * @example {
         *       "orders": [
         *         "L202611200000042"
         *       ],
         *       "numero": "202611200144",
         *       "stake": "4.00",
         *       "balance": "9996.00",
         *       "currency": "EUR"
         *     }
         */
        LotteryReceipt: {
            /** @description Order numbers, one a line, in the lines' order. */
            orders: components["schemas"]["OrderId"][];
            numero: components["schemas"]["Numero"];
            stake: components["schemas"]["Amount"];
            /** @description The wallet after the bet. */
            balance: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
        };
        /**
         * @description The choices, position by position where the play has positions, one group otherwise.
         * @example [
         *       [
         *         "1"
         *       ],
         *       [
         *         "2",
         *         "3"
         *       ],
         *       [
         *         "4"
         *       ]
         *     ]
         */
        LotterySelection: string[][];
        /**
         * @description How a lottery may be played; holding 'Entertainment', it opens with the play type `ent`.
         * @example Tradition,Entertainment
         * @enum {string}
         */
        LottoMode: "Tradition" | "Entertainment" | "Tradition,Entertainment";
        /**
         * @example {
         *       "kind": "RESULT",
         *       "open": true,
         *       "selections": [
         *         {
         *           "selectionId": "NPL-20261120-3-1.RESULT.HOME",
         *           "outcome": "HOME",
         *           "price": "2.10"
         *         },
         *         {
         *           "selectionId": "NPL-20261120-3-1.RESULT.DRAW",
         *           "outcome": "DRAW",
         *           "price": "3.40"
         *         },
         *         {
         *           "selectionId": "NPL-20261120-3-1.RESULT.AWAY",
         *           "outcome": "AWAY",
         *           "price": "3.65"
         *         }
         *       ]
         *     }
         */
        Market: {
            /**
             * @description RESULT has a draw, WINNER has none.
             * @enum {string}
             */
            kind: "RESULT" | "WINNER";
            /** @description False while no bets are taken, such as just after a goal. */
            open: boolean;
            /** @description Home, draw where there is one, away. */
            selections: components["schemas"]["Selection"][];
        };
        /**
         * @example {
         *       "vassalage": "BGS",
         *       "displayName": "Brightgate Studios",
         *       "accountTypeName": "Brightgate Studios wallet",
         *       "gameType": "RNG",
         *       "iconUrl": "/sandbox/art/vendor/BGS.svg",
         *       "gameCount": 412
         *     }
         */
        MenuVendor: {
            vassalage: components["schemas"]["VendorCode"];
            displayName: components["schemas"]["VendorName"];
            /** @description The name of the vendor's wallet account. */
            accountTypeName: components["schemas"]["VendorName"];
            /** @description Type of its games; under SPORTS also ESPORTS and COCKFIGHT. */
            gameType: components["schemas"]["GameType"];
            iconUrl: components["schemas"]["Url"];
            gameCount: components["schemas"]["Count"];
        };
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
         * @example {
         *       "orderId": "G202611200000042",
         *       "vendor": "BGS",
         *       "gameCategory": "RNG",
         *       "nodeId": "100004",
         *       "gameName": "Sealed Pyramid",
         *       "detail": "3 crowns on line 4",
         *       "numero": "202611200144",
         *       "placedAt": "2026-11-20T09:30:00.000Z",
         *       "settledAt": "2026-11-20T09:30:00.120Z",
         *       "status": "WON",
         *       "stake": "1.00",
         *       "payout": "4.00",
         *       "profit": "3.00",
         *       "currency": "EUR"
         *     }
         */
        Order: {
            orderId: components["schemas"]["OrderId"];
            vendor: components["schemas"]["VendorCode"];
            gameCategory: components["schemas"]["GameType"];
            nodeId: components["schemas"]["NodeId"];
            gameName: components["schemas"]["GameName"];
            /** @description Bet and outcome. */
            detail?: string;
            /** @description Lotteries alone. */
            numero?: components["schemas"]["Numero"];
            placedAt: components["schemas"]["Timestamp"];
            settledAt?: components["schemas"]["Timestamp"];
            status: components["schemas"]["OrderStatus"];
            stake: components["schemas"]["Amount"];
            /** @description Payout, stake included; 0 until settled. A void bet pays its stake back. */
            payout: components["schemas"]["Amount"];
            /** @description Payout less stake; 0 until it is settled. */
            profit: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
        };
        /**
         * @description An order's number, as the player quotes it to customer service.
         * @example G202611200000042
         */
        OrderId: string;
        /**
         * @example {
         *       "list": [
         *         {
         *           "orderId": "G202611200000042",
         *           "vendor": "BGS",
         *           "gameCategory": "RNG",
         *           "nodeId": "100004",
         *           "gameName": "Sealed Pyramid",
         *           "detail": "3 crowns on line 4",
         *           "numero": "202611200144",
         *           "placedAt": "2026-11-20T09:30:00.000Z",
         *           "settledAt": "2026-11-20T09:30:00.120Z",
         *           "status": "WON",
         *           "stake": "1.00",
         *           "payout": "4.00",
         *           "profit": "3.00",
         *           "currency": "EUR"
         *         }
         *       ],
         *       "pageNum": 1,
         *       "totalPages": 2,
         *       "totals": {
         *         "count": 42,
         *         "stake": "42.00",
         *         "payout": "39.50",
         *         "profit": "-2.50",
         *         "currency": "EUR"
         *       }
         *     }
         */
        OrderPage: {
            list: components["schemas"]["Order"][];
            pageNum: components["schemas"]["PageNum"];
            totalPages: components["schemas"]["TotalPages"];
            totals: components["schemas"]["OrderTotals"];
        };
        /**
         * @example WON
         * @enum {string}
         */
        OrderStatus: "PENDING" | "WON" | "LOST" | "VOID";
        /**
         * @example {
         *       "count": 42,
         *       "stake": "42.00",
         *       "payout": "39.50",
         *       "profit": "-2.50",
         *       "currency": "EUR"
         *     }
         */
        OrderTotals: {
            count: components["schemas"]["Count"];
            stake: components["schemas"]["Amount"];
            payout: components["schemas"]["Amount"];
            profit: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
        };
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
         * @example html5
         * @enum {string}
         */
        Platform: "html5";
        /**
         * @description A decimal factor, such as odds or a rate; 0.05 is five per cent.
         * @example 1.96
         */
        Ratio: string;
        /**
         * @example {
         *       "nodeId": "100004"
         *     }
         */
        RecentGame: {
            nodeId: components["schemas"]["NodeId"];
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "nodeId": "100004",
         *           "nodeName": "Sealed Pyramid",
         *           "gameName": "Sealed Pyramid",
         *           "displayName": "Sealed Pyramid",
         *           "gameType": "RNG",
         *           "gameClassify": "SLOT",
         *           "vassalage": "BGS",
         *           "vendorCode": "BGS",
         *           "vendorName": "Brightgate Studios",
         *           "gameCode": "BGS_0004",
         *           "gameId": "BGS_0004",
         *           "roomId": "R100",
         *           "gameGroupId": "D5",
         *           "lottoMode": "Tradition,Entertainment",
         *           "mobileLargeIcon": "/sandbox/art/100004.svg",
         *           "showIcon": "/sandbox/art/100004.svg",
         *           "iconUrl": "/sandbox/art/100004.svg",
         *           "supportPlay": true,
         *           "isNew": false,
         *           "isHot": true,
         *           "isJackpot": false,
         *           "minBet": "0.20",
         *           "currency": "EUR",
         *           "lines": 20,
         *           "artUrl": "/sandbox/art/plain/100004.svg",
         *           "returnToPlayer": "96.18",
         *           "players": 12,
         *           "playedAt": "2026-11-20T09:30:00.000Z"
         *         }
         *       ],
         *       "pageNum": 1,
         *       "totalPages": 1
         *     }
         */
        RecentPage: {
            list: components["schemas"]["Game"][];
            pageNum: components["schemas"]["PageNum"];
            totalPages: components["schemas"]["TotalPages"];
        };
        /** @example 0b6f1c1e-6f0a-4f2e-9d1b-7a3c52f5d7e4 */
        RequestId: string;
        /** @example 30 */
        RetryAfterSeconds: number;
        /**
         * @example {
         *       "home": 1,
         *       "away": 0
         *     }
         */
        Score: {
            home: number;
            away: number;
        };
        /** @example pyramid */
        SearchText: string;
        /**
         * @example {
         *       "selectionId": "NPL-20261120-3-1.RESULT.HOME",
         *       "outcome": "HOME",
         *       "price": "2.10"
         *     }
         */
        Selection: {
            selectionId: components["schemas"]["SelectionId"];
            /** @enum {string} */
            outcome: "HOME" | "DRAW" | "AWAY";
            /** @description Decimal odds, above 1. A stake times the price is what a winning bet pays, the stake in it. */
            price: components["schemas"]["Ratio"];
        };
        /** @example NPL-20261120-3-1.RESULT.HOME */
        SelectionId: string;
        /**
         * @description A team or a player.
         * @example Harbour City
         */
        SideName: string;
        /**
         * @example FOOTBALL
         * @enum {string}
         */
        SportName: "FOOTBALL" | "BASKETBALL" | "ICE_HOCKEY" | "TENNIS";
        /**
         * @example {
         *       "serverTime": "2026-11-20T09:30:00.000Z",
         *       "eventId": "1795167000",
         *       "sportsbook": {
         *         "vendor": "BTI",
         *         "nodeId": "269906",
         *         "gameId": "lobby",
         *         "gameType": "SPORTS",
         *         "supportsFreePlay": true
         *       },
         *       "list": []
         *     }
         */
        SportsBoard: {
            serverTime: components["schemas"]["Timestamp"];
            eventId: components["schemas"]["EventId"];
            sportsbook?: components["schemas"]["Sportsbook"];
            list: components["schemas"]["Fixture"][];
        };
        /**
         * @description Changed fixtures, each whole, and those that have left the board.
         * @example {
         *       "whole": false,
         *       "list": [],
         *       "gone": [
         *         "NPL-20261120-2-0"
         *       ]
         *     }
         */
        SportsUpdate: {
            /** @description True when `list` is the whole board. */
            whole: boolean;
            list: components["schemas"]["Fixture"][];
            gone: components["schemas"]["FixtureId"][];
        };
        /**
         * @description The entry game of the vendor whose feed this is; launchGame opens it at a fixture.
         * @example {
         *       "vendor": "BTI",
         *       "nodeId": "269906",
         *       "gameId": "lobby",
         *       "gameType": "SPORTS",
         *       "supportsFreePlay": true
         *     }
         */
        Sportsbook: {
            vendor: components["schemas"]["VendorCode"];
            nodeId: components["schemas"]["NodeId"];
            gameId: components["schemas"]["GameId"];
            gameType: components["schemas"]["GameType"];
            supportsFreePlay: boolean;
        };
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
         * @description Entry game of a vendor in a category.
         * @example {
         *       "gameCategory": "LOTT",
         *       "vassalage": "LOTT",
         *       "gameType": "LOTT",
         *       "gameId": "lobby",
         *       "nodeId": "309908",
         *       "gameGroupId": "D5",
         *       "lottoMode": "Tradition,Entertainment"
         *     }
         */
        VendorGame: {
            gameCategory: components["schemas"]["GameCategory"];
            vassalage: components["schemas"]["VendorCode"];
            gameType: components["schemas"]["GameType"];
            gameId: components["schemas"]["GameId"];
            nodeId: components["schemas"]["NodeId"];
            /** @description Lotteries alone. */
            gameGroupId?: components["schemas"]["GameId"];
            lottoMode?: components["schemas"]["LottoMode"];
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "gameCategory": "LOTT",
         *           "vassalage": "LOTT",
         *           "gameType": "LOTT",
         *           "gameId": "lobby",
         *           "nodeId": "309908",
         *           "gameGroupId": "D5",
         *           "lottoMode": "Tradition,Entertainment"
         *         }
         *       ]
         *     }
         */
        VendorGames: {
            list: components["schemas"]["VendorGame"][];
        };
        /**
         * @description A vendor as a player reads it. A tenant may show another label.
         * @example Brightgate Studios
         */
        VendorName: string;
        /**
         * @example {
         *       "userName": "ma***7",
         *       "nodeId": "100004",
         *       "gameName": "Sealed Pyramid",
         *       "vassalage": "BGS",
         *       "iconUrl": "/sandbox/art/100004.svg",
         *       "amount": "1240.50",
         *       "currency": "EUR",
         *       "wonAt": "2026-11-20T09:28:00.000Z"
         *     }
         */
        Winner: {
            /** @description Masked by the gateway. */
            userName: string;
            nodeId: components["schemas"]["NodeId"];
            gameName: components["schemas"]["GameName"];
            vassalage: components["schemas"]["VendorCode"];
            iconUrl: components["schemas"]["Url"];
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["CurrencyCode"];
            wonAt: components["schemas"]["Timestamp"];
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "userName": "ma***7",
         *           "nodeId": "100004",
         *           "gameName": "Sealed Pyramid",
         *           "vassalage": "BGS",
         *           "iconUrl": "/sandbox/art/100004.svg",
         *           "amount": "1240.50",
         *           "currency": "EUR",
         *           "wonAt": "2026-11-20T09:28:00.000Z"
         *         }
         *       ]
         *     }
         */
        WinnerBoard: {
            list: components["schemas"]["Winner"][];
        };
    };
    responses: {
        /** @description It clashes with what is there already. Codes `idempotency.*`, `member.*_taken`, `bank_card.taken`, `passkey.taken`. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "code": "idempotency.conflict",
                 *       "message": "This Idempotency-Key was used with another body.",
                 *       "requestId": "0b6f1c1e-6f0a-4f2e-9d1b-7a3c52f5d7e4"
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
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
        /**
         * @description Greatest number of fixtures on the board.
         * @example 24
         */
        BoardSize: number;
        ClientType: components["schemas"]["ClientType"];
        /** @description One key per intention. A repeat under the same key and body answers what the first one answered and moves nothing; another body under it answers 409 `idempotency.conflict`. Kept for at least 24 hours. */
        IdempotencyKey: components["schemas"]["IdempotencyKey"];
        /** @description The language that names are wanted in; the header's when absent. */
        Language: components["schemas"]["LanguageCode"];
        /** @description The merchant's code once more; it must equal the header. */
        MerchantCodeQuery: components["schemas"]["MerchantCode"];
        /** @description The merchant's code once more, as the platform's search has it; it must equal the header. */
        MerchantQuery: components["schemas"]["MerchantCode"];
        NodeId: components["schemas"]["NodeId"];
        /** @description Page asked for, from 1. A page past the last one answers an empty list. */
        PageNo: components["schemas"]["PageNum"];
        /** @description Rows per page. */
        PageSize: components["schemas"]["PageSize"];
        Platform: components["schemas"]["Platform"];
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
    listFixtures: {
        parameters: {
            query?: {
                /**
                 * @description Greatest number of fixtures on the board.
                 * @example 24
                 */
                size?: components["parameters"]["BoardSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The board as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SportsBoard"];
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
    streamFixtures: {
        parameters: {
            query?: {
                /**
                 * @description Greatest number of fixtures on the board.
                 * @example 24
                 */
                size?: components["parameters"]["BoardSize"];
            };
            header?: {
                /** @description Id of the last event, or of the board, that the caller has. */
                "Last-Event-ID"?: components["schemas"]["EventId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events for as long as both sides want. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["SportsUpdate"];
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
    listGames: {
        parameters: {
            query?: {
                /** @description The merchant's code once more, as the platform's search has it; it must equal the header. */
                merchant?: components["parameters"]["MerchantQuery"];
                platform?: components["parameters"]["Platform"];
                clientType?: components["parameters"]["ClientType"];
                /** @description Text that the player typed. */
                gameName?: components["schemas"]["SearchText"];
                /** @description One category. `BG` means classification BG within RNG, `BGS` the vendor BGS within RNG. */
                gameType?: components["schemas"]["GameType"];
                gameClassify?: components["schemas"]["GameClassification"];
                /** @description One vendor. */
                vassalage?: components["schemas"]["VendorCode"];
                /**
                 * @description 1 for new games only.
                 * @example 1
                 */
                isNew?: 0 | 1;
                /**
                 * @description Only games whose lowest stake is this much or more, in the merchant's currency ('1 yuan or more').
                 * @example 1.00
                 */
                minBet?: components["schemas"]["Amount"];
                /**
                 * @description Only games with this many paylines or more ('25 lines or more').
                 * @example 25
                 */
                minLine?: number;
                /** @description Page asked for, from 1. A page past the last one answers an empty list. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Rows per page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The language that names are wanted in; the header's when absent. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of games. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["GamePage"];
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
    listHotGames: {
        parameters: {
            query?: {
                /** @description The merchant's code once more; it must equal the header. */
                merchantCode?: components["parameters"]["MerchantCodeQuery"];
                /** @example 2 */
                isPlatform?: 2;
                platform?: components["parameters"]["Platform"];
                /** @description The language that names are wanted in; the header's when absent. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hottest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["GameList"];
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
    listVendorGameTypes: {
        parameters: {
            query: {
                /** @example 1 */
                typeId: 1;
                merchant_code?: components["schemas"]["MerchantCode"];
                /** @description The language that names are wanted in; the header's when absent. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the platform's order; a tenant may reorder them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["GameMenu"];
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
    listVendorGames: {
        parameters: {
            query?: {
                /** @description The merchant's code once more; it must equal the header. */
                merchantCode?: components["parameters"]["MerchantCodeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry per category and vendor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["VendorGames"];
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
    listFavourites: {
        parameters: {
            query?: {
                /** @description Page asked for, from 1. A page past the last one answers an empty list. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Rows per page. */
                pageSize?: components["parameters"]["PageSize"];
                gameType?: components["schemas"]["GameType"];
                clientType?: components["parameters"]["ClientType"];
                /** @description The language that names are wanted in; the header's when absent. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["FavouritePage"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    addFavourite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FavouriteChange"];
            };
        };
        responses: {
            /** @description Kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["FavouriteNodes"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    removeFavourite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FavouriteChange"];
            };
        };
        responses: {
            /** @description Gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["FavouriteNodes"];
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
    listRecent: {
        parameters: {
            query?: {
                /** @description Page asked for, from 1; this call alone names it so. */
                page?: components["schemas"]["PageNum"];
                /** @description Rows per page. */
                pageSize?: components["parameters"]["PageSize"];
                gameType?: components["schemas"]["GameType"];
                clientType?: components["parameters"]["ClientType"];
                /** @description The language that names are wanted in; the header's when absent. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Latest first; at most the last 100 games. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RecentPage"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    addRecent: {
        parameters: {
            query: {
                nodeId: components["parameters"]["NodeId"];
                vendor?: components["schemas"]["VendorCode"];
                clientType?: components["parameters"]["ClientType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Remembered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RecentGame"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    launchGame: {
        parameters: {
            query: {
                vendor: components["schemas"]["VendorCode"];
                gameCategory: components["schemas"]["GameType"];
                /** @description The vendor's own id of the game or of the room. */
                gameId?: components["schemas"]["GameId"];
                nodeId: components["parameters"]["NodeId"];
                /**
                 * @description 1 for play money.
                 * @example 0
                 */
                freePlay?: 0 | 1;
                /** @description The fixture of the sports board at which a sportsbook opens. */
                fixtureId?: components["schemas"]["FixtureId"];
                /** @description The selection that the player tapped, which the sportsbook puts into its slip. */
                selectionId?: components["schemas"]["SelectionId"];
                /**
                 * @description The origin of the page that will show the game. Without it the gateway takes the request's own `Origin`
                 *     or `Referer`.
                 * @example https://www.aurora.example
                 */
                origin?: string;
                /** @description The language that names are wanted in; the header's when absent. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Address of the game. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["GameLaunch"];
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
    listOrders: {
        parameters: {
            query?: {
                vendor?: components["schemas"]["VendorCode"];
                gameCategory?: components["schemas"]["GameType"];
                status?: components["schemas"]["OrderStatus"];
                /**
                 * @description Orders placed at this moment or later; 90 days back at most, 7 days back when left out.
                 * @example 2026-11-13T00:00:00.000Z
                 */
                startTime?: components["schemas"]["Timestamp"];
                /**
                 * @description Orders placed before this moment; now when left out.
                 * @example 2026-11-20T00:00:00.000Z
                 */
                endTime?: components["schemas"]["Timestamp"];
                /** @description Page asked for, from 1. A page past the last one answers an empty list. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Rows per page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The language that names are wanted in; the header's when absent. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page and the totals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OrderPage"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    placeOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description One key per intention. A repeat under the same key and body answers what the first one answered and moves nothing; another body under it answers 409 `idempotency.conflict`. Kept for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LotteryBet"];
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LotteryReceipt"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    getWinners: {
        parameters: {
            query?: {
                /** @example 20 */
                size?: number;
                /** @description The language that names are wanted in; the header's when absent. */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Latest first; names are masked by the gateway. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WinnerBoard"];
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
    getJackpot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The amounts at `serverTime` and how fast each grows, so that a page can count up without asking again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["JackpotBoard"];
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
    listLiveModels: {
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
            /** @description Streaming ones first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LiveModels"];
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
}
