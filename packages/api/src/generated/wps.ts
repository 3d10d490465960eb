// Generated from openapi/ by `npx pnpm --filter @livery/api generate`. Change the contract, never this file.

export interface paths {
    "/wps/system/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Status of the site for this visitor */
        get: operations["getSystemStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/whitelabel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The merchant's live settings */
        get: operations["getWhitelabel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/country": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Countries and their dialling codes */
        get: operations["getCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/downloadLinks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Addresses of apps and profiles */
        get: operations["getDownloadLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/customerService": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ways to reach customer service */
        get: operations["getCustomerService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/customerService/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The address behind a customer service entry */
        post: operations["openCustomerService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/helpCenter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The help centre, whole */
        get: operations["getHelpCenter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The keys that bodies are encrypted to
         * @description Keys rotate. A body under a retired key answers 422 `encryption.key_retired`; the client fetches the keys anew and tries once more.
         */
        get: operations["getLoginKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description The failure never reveals whether the name or the password was wrong. `data.captcha` in a failure: the next attempt needs a captcha.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login/freeplay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a trial session */
        post: operations["freePlay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/trial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Make a trial account */
        get: operations["createTrialAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prolong the session
         * @description Answers a new token, which takes the place of the one the call carried. The old one is still taken for half a minute, because other calls may be under way with it. A refresh with an old token ends the session for both who hold it, unless it repeats the refresh that replaced the token, under the same `refreshKey`: then it answers the same new token, however late.
         */
        post: operations["refreshSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out */
        delete: operations["logout"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/social/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The provider's sign-in page
         * @description OAuth 2.0 authorisation code with PKCE, by redirect; the gateway holds the client secret.
         */
        post: operations["startSocialLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/social/{provider}/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with the provider's answer */
        post: operations["finishSocialLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Options for a device to sign in with a passkey
         * @description The answer is what browsers take as `PublicKeyCredentialRequestOptionsJSON`. It names nobody: the passkey itself says whose it is, and who asks learns nothing about accounts.
         */
        post: operations["startPasskeyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey
         * @description `passkey.unknown`: the passkey is of no member, or of none any more, and the device may forget it. `passkey.failed`: whatever else is wrong with the answer; challenge, origin, signature and counter are not told apart.
         */
        post: operations["loginWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A new captcha picture */
        get: operations["getCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/verification/human": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A proof-of-work challenge
         * @description With `instead=captcha` a harder one, whose answer stands in for a captcha's (`captchaProof`), so that nobody has to read a picture (WCAG 3.3.8).
         */
        get: operations["getHumanChallenge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which checks a purpose needs */
        get: operations["getVerification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/verification/sms/noLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to sign in with
         * @description Answers the same whether or not the number belongs to a member.
         */
        post: operations["sendLoginCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/verification/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to register, recover or bind with
         * @description `bind` needs a session.
         */
        post: operations["sendVerificationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/register/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which fields the form has */
        get: operations["getRegistrationRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Become a member
         * @description The new member is signed in.
         */
        put: operations["register"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/username": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check that a user name is free */
        get: operations["checkUsername"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check that an e-mail address is free */
        get: operations["checkEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/affiliate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check an invitation code */
        get: operations["checkAffiliateCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Signed-in member */
        get: operations["getMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one's own data */
        patch: operations["updateMember"];
        trace?: never;
    };
    "/wps/member/headIcon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pictures to choose from */
        get: operations["getHeadIcon"];
        put?: never;
        /** Choose a picture */
        post: operations["setHeadIcon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Ends the member's other sessions.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with a code sent by SMS */
        post: operations["setPasswordByPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set or change the payment password */
        post: operations["setPaymentPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/info/funds/consolidated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All balances, and contract requests that wait */
        get: operations["getConsolidatedFunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/bankCard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bank cards, masked */
        get: operations["getBankCards"];
        put?: never;
        /** Add a bank card */
        post: operations["addBankCard"];
        /** Remove a bank card */
        delete: operations["removeBankCard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's passkeys */
        get: operations["listPasskeys"];
        put?: never;
        /**
         * Keep a passkey that the device has just made
         * @description The gateway checks the answer against the challenge of startPasskey: it is good once, for this member, for a few minutes, and only for the origin of the merchant's own site. An authenticator that is registered already answers 409 `passkey.taken`.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Options for a device to create a passkey
         * @description The answer is what browsers take as `PublicKeyCredentialCreationOptionsJSON`. `rp.id` is the host of the site the call came from: a passkey belongs to one host.
         */
        post: operations["startPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/passkeys/{passkeyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a passkey away
         * @description From then on nobody signs in with it. Sessions that were begun with it go on; listDevices ends them.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        /** Name a passkey */
        patch: operations["renamePasskey"];
        trace?: never;
    };
    "/wps/member/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The devices the member is signed in on, and the last login */
        get: operations["listDevices"];
        put?: never;
        post?: never;
        /**
         * Sign out everywhere else
         * @description Ends every session of the member but the one that asks. On the others the next call answers 401 `session.replaced`.
         */
        delete: operations["signOutOtherDevices"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/devices/{deviceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out one device
         * @description Ends that session; its next call answers 401 `session.replaced`. The device that asks signs itself out with logout: its own id answers 404 here, as one that has ended does.
         */
        delete: operations["signOutDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The limits in force */
        get: operations["getLimits"];
        /** Change limits */
        put: operations["setLimits"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/limits/timeOut": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a break */
        post: operations["startTimeOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/limits/selfExclusion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exclude oneself */
        post: operations["selfExclude"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/play": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How long this session lasts and what it has cost */
        get: operations["getPlaySession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stakes, wins and time spent in a period */
        get: operations["getActivityStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/wallets/gcs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Balances */
        get: operations["getWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCS_walletTransfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move money between the main wallet and a vendor's */
        post: operations["transferWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/transaction/deposit/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ways to deposit */
        get: operations["getDepositChannels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/transaction/deposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a deposit order */
        post: operations["createDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/transaction/deposit/{orderNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** State of a deposit order */
        get: operations["getDeposit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/transaction/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Amount that can be withdrawn now */
        get: operations["getWithdrawRules"];
        put?: never;
        /** Withdraw to a bank card */
        post: operations["withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/transaction/deposit/{orderNumber}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an unpaid deposit order
         * @description No money moves. Cancelling a cancelled order answers it again. What is paid for it later is sent back.
         */
        post: operations["cancelDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/transaction/withdraw/{orderNumber}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a pending withdrawal
         * @description The money is back in the wallet with the answer. Cancelling a cancelled one answers it again, so the call carries no Idempotency-Key.
         */
        post: operations["cancelWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/transaction/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Withdrawals with their states */
        get: operations["getWithdrawals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/transaction/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The account record */
        get: operations["getTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/promotions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Promotions */
        get: operations["getPromotions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/promotions/{promotionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One promotion */
        get: operations["getPromotion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/promotions/{promotionId}/application": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apply for a promotion */
        post: operations["applyPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/marketing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Marketing consents of the member */
        get: operations["getMarketing"];
        /** Give or withdraw consent to marketing */
        put: operations["setMarketing"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/rewards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rewards, and how many wait */
        get: operations["getRewards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/rewards/cashback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's cashback */
        get: operations["getCashback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/rewards/points": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's points */
        get: operations["getPoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/rewards/{rewardId}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Claim a reward */
        post: operations["claimReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/vip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** VIP levels, progress and benefits */
        get: operations["getVip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getListAnnouncements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Announcements and banners */
        get: operations["listAnnouncements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_markAnnouncementAsRead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark an announcement as read */
        post: operations["markAnnouncementRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/announcement/popular": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Popups to be shown on home */
        get: operations["getPopups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/message/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The inbox */
        get: operations["getInbox"];
        put?: never;
        post?: never;
        /** Delete messages */
        delete: operations["deleteInbox"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/message/inbox/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many messages are unread */
        get: operations["getInboxUnread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/message/inbox/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark messages as read */
        post: operations["readInbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/CBS_launchChat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The address of the live chat */
        get: operations["launchChat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/CBS_unreadCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many chat messages are unread */
        get: operations["getChatUnread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Send feedback */
        put: operations["sendFeedback"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to customer service */
        post: operations["sendEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The team's figures */
        get: operations["getAgentSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/earnings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Wages and dividends that were paid
         * @description One row for each period of a contract that paid, newest first; periods that reached no tier have none.
         */
        get: operations["getAgentEarnings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Profit and loss per member */
        get: operations["getTeamProfitLoss"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/downline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Members under the agent */
        get: operations["getDownline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/contract/salary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daily wage contracts */
        get: operations["getSalaryContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/contract/hourly": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Hourly wage contracts */
        get: operations["getHourlyContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/contract/dividend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Dividend contracts */
        get: operations["getDividendContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/contract/{kind}/{contractId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept or decline a contract */
        post: operations["answerContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/referral": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invite link and who followed it */
        get: operations["getReferral"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/referral/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Claim the reward for invitations */
        post: operations["claimInvite"];
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
         * @example {
         *       "currency": "EUR",
         *       "period": "week",
         *       "staked": "320.00",
         *       "won": "285.50",
         *       "net": "-34.50",
         *       "deposited": "100.00",
         *       "withdrawn": "0.00",
         *       "minutes": 185
         *     }
         */
        ActivityStatement: {
            currency: components["schemas"]["CurrencyCode"];
            period: components["schemas"]["StatementPeriod"];
            staked: components["schemas"]["Money"];
            won: components["schemas"]["Money"];
            /** @description won minus staked. */
            net: components["schemas"]["Money"];
            deposited: components["schemas"]["Money"];
            withdrawn: components["schemas"]["Money"];
            /** @description Time signed in. */
            minutes: number;
        };
        /** @example AFF2026 */
        AffiliateCode: string;
        /**
         * @example {
         *       "code": "AFF2026"
         *     }
         */
        AffiliateCodeResult: {
            /** @description As the gateway spells it. */
            code: components["schemas"]["AffiliateCode"];
        };
        /**
         * @example {
         *       "kind": "salary",
         *       "from": "2026-11-20T00:00:00Z",
         *       "to": "2026-11-21T00:00:00Z",
         *       "staked": "1820.00",
         *       "net": "64.00",
         *       "activeMembers": 4,
         *       "rate": "0.003",
         *       "amount": "5.46",
         *       "paidAt": "2026-11-21T00:01:00Z"
         *     }
         */
        AgentEarning: {
            kind: components["schemas"]["ContractKind"];
            /** @description Beginning of the period. */
            from: components["schemas"]["Timestamp"];
            /** @description End of the period, excluded. */
            to: components["schemas"]["Timestamp"];
            /** @description The team's turnover in the period. */
            staked: components["schemas"]["Money"];
            /** @description What the team lost in the period: staked minus won minus promotions. */
            net: components["schemas"]["Money"];
            /** @description Members who staked. */
            activeMembers: components["schemas"]["Count"];
            /** @description Of the turnover, or of the loss with dividends. */
            rate: components["schemas"]["Ratio"];
            /** @description Paid. */
            amount: components["schemas"]["Amount"];
            paidAt: components["schemas"]["Timestamp"];
        };
        /**
         * @example {
         *       "currency": "EUR",
         *       "period": "week",
         *       "total": "5.46",
         *       "list": [
         *         {
         *           "kind": "salary",
         *           "from": "2026-11-20T00:00:00Z",
         *           "to": "2026-11-21T00:00:00Z",
         *           "staked": "1820.00",
         *           "net": "64.00",
         *           "activeMembers": 4,
         *           "rate": "0.003",
         *           "amount": "5.46",
         *           "paidAt": "2026-11-21T00:01:00Z"
         *         }
         *       ],
         *       "pageNum": 1,
         *       "totalPages": 3
         *     }
         */
        AgentEarnings: {
            currency: components["schemas"]["CurrencyCode"];
            period: components["schemas"]["Period"];
            /** @description Over all pages. */
            total: components["schemas"]["Amount"];
            list: components["schemas"]["AgentEarning"][];
            pageNum: components["schemas"]["PageNum"];
            totalPages: components["schemas"]["TotalPages"];
        };
        /**
         * @example {
         *       "currency": "EUR",
         *       "period": "week",
         *       "members": 48,
         *       "newMembers": 5,
         *       "activeMembers": 31,
         *       "deposited": "8200.00",
         *       "withdrawn": "3100.00",
         *       "staked": "52000.00",
         *       "won": "50110.00",
         *       "commission": "412.00",
         *       "registerUrl": "https://aurora.localhost/m/register?affiliateCode=AFF2026"
         *     }
         */
        AgentSummary: {
            currency: components["schemas"]["CurrencyCode"];
            period: components["schemas"]["Period"];
            /** @description In the whole team. */
            members: components["schemas"]["Count"];
            newMembers: components["schemas"]["Count"];
            /** @description Number of members who played. */
            activeMembers: components["schemas"]["Count"];
            deposited: components["schemas"]["Money"];
            withdrawn: components["schemas"]["Money"];
            staked: components["schemas"]["Money"];
            won: components["schemas"]["Money"];
            commission: components["schemas"]["Money"];
            /** @description The agent's registration link; who registers by it joins the team. */
            registerUrl?: components["schemas"]["Url"];
        };
        /**
         * @description Money that cannot be negative; what a player stakes, deposits, withdraws or moves.
         * @example 25.50
         */
        Amount: string;
        /**
         * @example {
         *       "id": "ann_301",
         *       "title": "Friday tournament",
         *       "content": "<p>Welcome to the <strong>first</strong> tournament.</p>",
         *       "read": false,
         *       "publishedAt": "2026-11-20T09:30:00.000Z"
         *     }
         */
        Announcement: {
            id: components["schemas"]["Id"];
            title: string;
            content: components["schemas"]["RichText"];
            read: boolean;
            publishedAt: components["schemas"]["Timestamp"];
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "id": "ann_301",
         *           "title": "Friday tournament",
         *           "content": "<p>Welcome to the <strong>first</strong> tournament.</p>",
         *           "read": false,
         *           "publishedAt": "2026-11-20T09:30:00.000Z"
         *         }
         *       ],
         *       "banners": [
         *         {
         *           "url": "/sandbox/art/banner/welcome.svg",
         *           "groupName": "m_home",
         *           "title": "Welcome",
         *           "link": "/m/activity"
         *         }
         *       ]
         *     }
         */
        AnnouncementList: {
            /** @description Newest first. */
            list: components["schemas"]["Announcement"][];
            /** @description In the order to be shown. */
            banners: components["schemas"]["Banner"][];
        };
        /**
         * @example {
         *       "announcementId": "ann_301",
         *       "read": true,
         *       "token": "8Qm3v1k2T0s9d7Yc5bXa"
         *     }
         */
        AnnouncementRead: {
            announcementId: components["schemas"]["Id"];
            /** @constant */
            read: true;
            token?: components["schemas"]["SessionToken"];
        };
        /**
         * @description B: banners. PL: the list. PU: popups.
         * @example B,PL,PU
         * @enum {string}
         */
        AnnouncementTypes: "B" | "B,PL,PU";
        /**
         * @example {
         *       "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0",
         *       "authenticatorData": "SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ",
         *       "signature": "MEUCIQDTGVxhrT2s5bG1Qcxh",
         *       "userHandle": "q2w9XcVbN0mLkJhGfDsAaQ"
         *     }
         */
        AuthenticatorAssertion: {
            clientDataJSON: components["schemas"]["CredentialBytes"];
            authenticatorData: components["schemas"]["CredentialBytes"];
            signature: components["schemas"]["CredentialBytes"];
            /** @description The `user.id` that the passkey was made with. */
            userHandle: components["schemas"]["CredentialBytes"];
        };
        /**
         * @example platform
         * @enum {string}
         */
        AuthenticatorAttachment: "platform" | "cross-platform";
        /**
         * @example {
         *       "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0",
         *       "attestationObject": "o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVi",
         *       "transports": [
         *         "internal",
         *         "hybrid"
         *       ]
         *     }
         */
        AuthenticatorAttestation: {
            clientDataJSON: components["schemas"]["CredentialBytes"];
            attestationObject: components["schemas"]["CredentialBytes"];
            transports?: components["schemas"]["AuthenticatorTransport"][];
        };
        /**
         * @description How a browser reaches an authenticator. A value a browser adds later is left out.
         * @example internal
         * @enum {string}
         */
        AuthenticatorTransport: "ble" | "cable" | "hybrid" | "internal" | "nfc" | "smart-card" | "usb";
        /**
         * @example {
         *       "taken": false
         *     }
         */
        Availability: {
            taken: boolean;
        };
        /**
         * @example {
         *       "bankCode": "BOV",
         *       "bankName": "Bank of Valletta"
         *     }
         */
        Bank: {
            bankCode: components["schemas"]["BankCode"];
            bankName: string;
        };
        /**
         * @example {
         *       "id": "card_1",
         *       "bankCode": "BOV",
         *       "bankName": "Bank of Valletta",
         *       "accountName": "R*** V***",
         *       "cardNumber": "**** **** **** 4821",
         *       "isDefault": true
         *     }
         */
        BankCard: {
            id: components["schemas"]["Id"];
            bankCode: components["schemas"]["BankCode"];
            bankName: string;
            /** @description Masked. */
            accountName: string;
            /** @description Masked. */
            cardNumber: string;
            isDefault: boolean;
        };
        /**
         * @example {
         *       "bankCode": "BOV",
         *       "accountName": "Robin Vella",
         *       "cardNumber": "MT84MALT011000012345MTLCAST001S",
         *       "paymentPassword": "202611"
         *     }
         */
        BankCardAddition: {
            bankCode: components["schemas"]["BankCode"];
            accountName: string;
            cardNumber: string;
            paymentPassword: components["schemas"]["PaymentPassword"];
        };
        /**
         * @example {
         *       "id": "card_1",
         *       "paymentPassword": "202611"
         *     }
         */
        BankCardRemoval: {
            id: components["schemas"]["Id"];
            paymentPassword: components["schemas"]["PaymentPassword"];
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "id": "card_1",
         *           "bankCode": "BOV",
         *           "bankName": "Bank of Valletta",
         *           "accountName": "R*** V***",
         *           "cardNumber": "**** **** **** 4821",
         *           "isDefault": true
         *         }
         *       ],
         *       "banks": [
         *         {
         *           "bankCode": "BOV",
         *           "bankName": "Bank of Valletta"
         *         }
         *       ],
         *       "maximum": 5
         *     }
         */
        BankCards: {
            list: components["schemas"]["BankCard"][];
            /** @description Those a card can be added for. */
            banks: components["schemas"]["Bank"][];
            maximum: number;
        };
        /** @example BOV */
        BankCode: string;
        /**
         * @example {
         *       "url": "/sandbox/art/banner/welcome.svg",
         *       "groupName": "m_home",
         *       "title": "Welcome",
         *       "link": "/m/activity",
         *       "artUrl": "/sandbox/art/banner/welcome.svg",
         *       "focus": {
         *         "across": 74,
         *         "down": 50
         *       },
         *       "shade": "dark",
         *       "action": "See the offer",
         *       "terms": "New members, 18+. Bonus staked ten times."
         *     }
         */
        Banner: {
            /** @description The picture. */
            url: components["schemas"]["Url"];
            groupName: components["schemas"]["BannerGroup"];
            title: string;
            /** @description Target of a tap. */
            link?: components["schemas"]["Url"];
            /** @description The picture without letters; a site that has it sets title, action and terms itself. */
            artUrl?: components["schemas"]["Url"];
            focus?: components["schemas"]["FocalPoint"];
            /**
             * @description Lightness of artUrl where the text stands; the veil under the text takes it up.
             * @enum {string}
             */
            shade?: "dark" | "light";
            /** @description Call to action, in a word or two. */
            action?: string;
            /** @description Main conditions of the offer; they stand beside every picture of it. */
            terms?: string;
        };
        /**
         * @example m_home
         * @enum {string}
         */
        BannerGroup: "m_home" | "m_live" | "m_newgame" | "m_invite" | "m_reg";
        /**
         * Format: date
         * @example 1990-04-27
         */
        CalendarDate: string;
        /**
         * @example {
         *       "captchaId": "01JD3ZK8Q4",
         *       "image": "iVBORw0KGgo=",
         *       "mediaType": "image/png"
         *     }
         */
        Captcha: {
            /** @description Sent back beside the answer; good for one try. */
            captchaId: components["schemas"]["Id"];
            /** @description The picture, base64. */
            image: string;
            /** @enum {string} */
            mediaType: "image/png" | "image/svg+xml";
        };
        /**
         * @description Content of the picture; login and registration use digits only.
         * @example 482915
         */
        CaptchaAnswer: string;
        /**
         * @description The answer to a challenge asked for with `instead=captcha`; it takes the place of a captcha's characters.
         * @example eyJhbGdvcml0aG0iOiJTSEEtMjU2IiwiY2hhbGxlbmdlIjoiMzIwYjBlMThkMTg2YzIzY2M3ODEzYzNjODIyZTIzZWY4MTk5ODg3Y2ZkYWUxMjRkN2I3NTUyOTQwMzE1ODE0OCIsIm51bWJlciI6MzE4NzQsInNhbHQiOiI1YjNjMGY3YTllMTI/ZXhwaXJlcz0xNzk1MTY3MDYwIiwic2lnbmF0dXJlIjoiYTBiMWMyZDNlNGY1MDYxNzI4Mzk0YTViNmM3ZDhlOWZhMGIxYzJkM2U0ZjUwNjE3MjgzOTRhNWI2YzdkOGU5ZiIsInRvb2siOjQxMn0=
         */
        CaptchaProof: components["schemas"]["HumanAnswer"];
        /**
         * @example {
         *       "currency": "EUR",
         *       "rate": "0.3",
         *       "unclaimed": "12.00",
         *       "claimed": "40.50",
         *       "list": [
         *         {
         *           "day": "2026-11-20",
         *           "amount": "12.00",
         *           "state": "unclaimed"
         *         }
         *       ]
         *     }
         */
        Cashback: {
            currency: components["schemas"]["CurrencyCode"];
            /** @description Per cent of what is staked that comes back. */
            rate: string;
            /** @description Sum that waits to be claimed. */
            unclaimed: components["schemas"]["Money"];
            /** @description Sum that was claimed. */
            claimed: components["schemas"]["Money"];
            /** @description Days with cashback, latest first. */
            list: components["schemas"]["CashbackDay"][];
        };
        /**
         * @example {
         *       "day": "2026-11-20",
         *       "amount": "12.00",
         *       "state": "unclaimed"
         *     }
         */
        CashbackDay: {
            /**
             * Format: date
             * @description Day of the stakes, UTC.
             */
            day: string;
            amount: components["schemas"]["Money"];
            state: components["schemas"]["RewardState"];
        };
        /**
         * @example {
         *       "chatUrl": "https://chat.example/room/81"
         *     }
         */
        ChatLaunch: {
            chatUrl: components["schemas"]["Url"];
        };
        /**
         * @example {
         *       "labelName": "Gold"
         *     }
         */
        ClubLabel: {
            /** @description The VIP label. */
            labelName: string;
        };
        /**
         * @example register
         * @enum {string}
         */
        CodePurpose: "register" | "forget" | "bind";
        /**
         * @example {
         *       "purpose": "register",
         *       "mobileNum": "79234567",
         *       "countryDialingCode": "356",
         *       "email": "player@example.com",
         *       "human": "eyJhbGdvcml0aG0iOiJTSEEtMjU2IiwiY2hhbGxlbmdlIjoiMzIwYjBlMThkMTg2YzIzY2M3ODEzYzNjODIyZTIzZWY4MTk5ODg3Y2ZkYWUxMjRkN2I3NTUyOTQwMzE1ODE0OCIsIm51bWJlciI6MzE4NzQsInNhbHQiOiI1YjNjMGY3YTllMTI/ZXhwaXJlcz0xNzk1MTY3MDYwIiwic2lnbmF0dXJlIjoiYTBiMWMyZDNlNGY1MDYxNzI4Mzk0YTViNmM3ZDhlOWZhMGIxYzJkM2U0ZjUwNjE3MjgzOTRhNWI2YzdkOGU5ZiIsInRvb2siOjQxMn0="
         *     }
         */
        CodeRequest: {
            purpose: components["schemas"]["CodePurpose"];
            mobileNum?: components["schemas"]["MobileNumber"];
            countryDialingCode?: components["schemas"]["DiallingCode"];
            /** @description For the purpose `forget`, in place of the number. */
            email?: components["schemas"]["Email"];
            human: components["schemas"]["HumanAnswer"];
        };
        /**
         * @example {
         *       "expiredMinutes": 1
         *     }
         */
        CodeSent: {
            /** @description Minutes until another code can be asked for. */
            expiredMinutes: number;
        };
        /**
         * @example {
         *       "currency": "EUR",
         *       "sumBalance": "10250.00",
         *       "mainBalance": "10000.00",
         *       "vendorBalance": "250.00",
         *       "pendingWithdrawal": "0.00",
         *       "dailysalreqtype": 1,
         *       "divtypecompperiodreq": 0,
         *       "contracthoursalreq": 0
         *     }
         */
        ConsolidatedFunds: {
            currency: components["schemas"]["CurrencyCode"];
            /** @description Everything together. */
            sumBalance: components["schemas"]["Money"];
            mainBalance: components["schemas"]["Money"];
            /** @description In vendors' wallets. */
            vendorBalance: components["schemas"]["Money"];
            pendingWithdrawal: components["schemas"]["Money"];
            /** @description Daily wage requests that wait for an answer. */
            dailysalreqtype: components["schemas"]["Count"];
            /** @description Dividend requests that wait. */
            divtypecompperiodreq: components["schemas"]["Count"];
            /** @description Hourly wage requests that wait. */
            contracthoursalreq: components["schemas"]["Count"];
        };
        /**
         * @example {
         *       "id": "con_7",
         *       "kind": "salary",
         *       "state": "pending",
         *       "from": "agent",
         *       "currency": "EUR",
         *       "tiers": [
         *         {
         *           "from": "1000.00",
         *           "activeMembers": 5,
         *           "rate": "0.005"
         *         }
         *       ],
         *       "period": "day",
         *       "startsAt": "2026-12-01T00:00:00Z",
         *       "endsAt": "2027-06-01T00:00:00Z",
         *       "answeredAt": "2026-11-21T10:00:00Z"
         *     }
         */
        Contract: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ContractKind"];
            state: components["schemas"]["ContractState"];
            /** @description Username of the offering member or operator. */
            from: components["schemas"]["UserName"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description In rising order. */
            tiers: components["schemas"]["ContractTier"][];
            /**
             * @description How often it pays.
             * @enum {string}
             */
            period: "hour" | "day" | "half_month" | "month";
            startsAt: components["schemas"]["Timestamp"];
            endsAt?: components["schemas"]["Timestamp"];
            answeredAt?: components["schemas"]["Timestamp"];
        };
        /**
         * @example {
         *       "answer": "accept"
         *     }
         */
        ContractAnswer: {
            /** @enum {string} */
            answer: "accept" | "decline";
        };
        /**
         * @description Daily wage, hourly wage, dividend.
         * @example salary
         * @enum {string}
         */
        ContractKind: "salary" | "hourly" | "dividend";
        /**
         * @example {
         *       "pending": 1,
         *       "list": [
         *         {
         *           "id": "con_7",
         *           "kind": "salary",
         *           "state": "pending",
         *           "from": "agent",
         *           "currency": "EUR",
         *           "tiers": [
         *             {
         *               "from": "1000.00",
         *               "activeMembers": 5,
         *               "rate": "0.005"
         *             }
         *           ],
         *           "period": "day",
         *           "startsAt": "2026-12-01T00:00:00Z",
         *           "endsAt": "2027-06-01T00:00:00Z",
         *           "answeredAt": "2026-11-21T10:00:00Z"
         *         }
         *       ],
         *       "pageNum": 1,
         *       "totalPages": 3
         *     }
         */
        ContractList: {
            pending: components["schemas"]["Count"];
            list: components["schemas"]["Contract"][];
            pageNum: components["schemas"]["PageNum"];
            totalPages: components["schemas"]["TotalPages"];
        };
        /**
         * @example pending
         * @enum {string}
         */
        ContractState: "pending" | "active" | "declined" | "ended";
        /**
         * @example {
         *       "from": "1000.00",
         *       "activeMembers": 5,
         *       "rate": "0.005"
         *     }
         */
        ContractTier: {
            /** @description The team's turnover, or loss with dividends, from which the tier counts. */
            from: components["schemas"]["Amount"];
            /** @description Needed for the tier. */
            activeMembers: components["schemas"]["Count"];
            rate: components["schemas"]["Ratio"];
        };
        /** @example 12 */
        Count: number;
        /**
         * @example {
         *       "country": "MT",
         *       "name": "Malta",
         *       "countryDialingCode": "356",
         *       "sampleNumber": "79234567"
         *     }
         */
        Country: {
            country: components["schemas"]["CountryCode"];
            name: string;
            countryDialingCode: components["schemas"]["DiallingCode"];
            /** @description A number as it is written there, for the field's hint. */
            sampleNumber: string;
        };
        /**
         * @description ISO 3166-1 alpha-2.
         * @example MT
         */
        CountryCode: string;
        /**
         * @example {
         *       "list": [
         *         {
         *           "country": "MT",
         *           "name": "Malta",
         *           "countryDialingCode": "356",
         *           "sampleNumber": "79234567"
         *         }
         *       ]
         *     }
         */
        CountryList: {
            list: components["schemas"]["Country"][];
        };
        /**
         * @description A part of an authenticator's answer; base64url.
         * @example o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVi
         */
        CredentialBytes: string;
        /**
         * @example {
         *       "id": "kbE0cGF0aHMtb2YtYXVyb3Jh",
         *       "type": "public-key",
         *       "transports": [
         *         "internal",
         *         "hybrid"
         *       ]
         *     }
         */
        CredentialDescriptor: {
            id: components["schemas"]["CredentialId"];
            /** @constant */
            type: "public-key";
            transports?: components["schemas"]["AuthenticatorTransport"][];
        };
        /**
         * @description Chosen by the authenticator; base64url.
         * @example kbE0cGF0aHMtb2YtYXVyb3Jh
         */
        CredentialId: string;
        /**
         * @description ISO 4217.
         * @example EUR
         */
        CurrencyCode: string;
        /**
         * @example {
         *       "version": {
         *         "pathList": [
         *           {
         *             "csType": "CS",
         *             "title": "CS",
         *             "path": "Zm9yLXRoZS1nYXRld2F5LW9ubHk"
         *           }
         *         ]
         *       }
         *     }
         */
        CustomerService: {
            version: {
                pathList: components["schemas"]["CustomerServiceEntry"][];
            };
        };
        /**
         * @example {
         *       "url": "https://help.aurora.example/chat"
         *     }
         */
        CustomerServiceAddress: {
            url: components["schemas"]["Url"];
        };
        /**
         * @example {
         *       "csType": "CS",
         *       "title": "CS",
         *       "path": "Zm9yLXRoZS1nYXRld2F5LW9ubHk"
         *     }
         */
        CustomerServiceEntry: {
            /** @enum {string} */
            csType: "CS";
            /** @enum {string} */
            title: "CS" | "whatsapp";
            /** @description Encrypted; only openCustomerService can read it. */
            path: string;
        };
        /**
         * @example {
         *       "path": "Zm9yLXRoZS1nYXRld2F5LW9ubHk"
         *     }
         */
        CustomerServicePath: {
            path: string;
        };
        /**
         * @example {
         *       "orderNumber": "D-20261120-0041",
         *       "kind": "bank",
         *       "status": "pending",
         *       "currency": "EUR",
         *       "amount": "50.00",
         *       "fee": "0.50",
         *       "total": "50.50",
         *       "createdAt": "2026-11-20T09:30:00.000Z",
         *       "expiresAt": "2026-11-20T09:45:00Z",
         *       "paidAt": "2026-11-20T09:50:00Z",
         *       "credited": "40.00",
         *       "returned": "40.00",
         *       "payUrl": "https://pay.example/D-20261120-0041",
         *       "qrText": "livery:D-20261120-0041",
         *       "address": "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq",
         *       "transfer": {
         *         "bankName": "Bank of Valletta",
         *         "accountName": "Livery Payments Ltd",
         *         "accountNumber": "MT84MALT011000012345MTLCAST001S",
         *         "reference": "D-20261120-0041"
         *       }
         *     }
         */
        Deposit: {
            orderNumber: components["schemas"]["OrderNumber"];
            kind: components["schemas"]["PaymentKind"];
            status: components["schemas"]["DepositStatus"];
            currency: components["schemas"]["CurrencyCode"];
            amount: components["schemas"]["Amount"];
            fee: components["schemas"]["Amount"];
            /** @description Amount to pay. */
            total: components["schemas"]["Amount"];
            createdAt: components["schemas"]["Timestamp"];
            expiresAt: components["schemas"]["Timestamp"];
            /** @description First payment; after `expiresAt` where it came late. */
            paidAt?: components["schemas"]["Timestamp"];
            /** @description What is in the wallet of it; another sum than `amount` where another sum arrived. */
            credited?: components["schemas"]["Amount"];
            /** @description What was sent back to the payer: paid twice, after cancelling, or outside the limits. */
            returned?: components["schemas"]["Amount"];
            /** @description The pay page. */
            payUrl?: components["schemas"]["Url"];
            /** @description Content of the QR code. */
            qrText?: string;
            /** @description Crypto: where to send it. */
            address?: string;
            transfer?: components["schemas"]["TransferDetails"];
        };
        /**
         * @example {
         *       "id": "bank-instant",
         *       "kind": "bank",
         *       "name": "Instant bank transfer",
         *       "iconUrl": "/sandbox/art/pay/bank.svg",
         *       "minimum": "10.00",
         *       "maximum": "5000.00",
         *       "feeRate": "0.01",
         *       "feeFixed": "0.00",
         *       "presets": [
         *         "25.00",
         *         "50.00",
         *         "100.00"
         *       ],
         *       "arrivalMinutes": 5,
         *       "open": true
         *     }
         */
        DepositChannel: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["PaymentKind"];
            name: string;
            iconUrl?: components["schemas"]["Url"];
            minimum: components["schemas"]["Amount"];
            maximum: components["schemas"]["Amount"];
            /** @description Of the amount. */
            feeRate: components["schemas"]["Ratio"];
            /** @description On top. */
            feeFixed: components["schemas"]["Amount"];
            /** @description Amounts offered as buttons. */
            presets: components["schemas"]["Amount"][];
            arrivalMinutes: number;
            open: boolean;
        };
        /**
         * @example {
         *       "currency": "EUR",
         *       "promotions": [
         *         {
         *           "key": "WELCOME",
         *           "title": "Double your first deposit"
         *         }
         *       ],
         *       "list": [
         *         {
         *           "id": "bank-instant",
         *           "kind": "bank",
         *           "name": "Instant bank transfer",
         *           "iconUrl": "/sandbox/art/pay/bank.svg",
         *           "minimum": "10.00",
         *           "maximum": "5000.00",
         *           "feeRate": "0.01",
         *           "feeFixed": "0.00",
         *           "presets": [
         *             "25.00",
         *             "50.00",
         *             "100.00"
         *           ],
         *           "arrivalMinutes": 5,
         *           "open": true
         *         }
         *       ]
         *     }
         */
        DepositChannels: {
            currency: components["schemas"]["CurrencyCode"];
            list: components["schemas"]["DepositChannel"][];
            /** @description Promotions that this member may choose with the next deposit, by `promotionKey`. */
            promotions?: components["schemas"]["DepositPromotion"][];
        };
        /**
         * @example {
         *       "key": "WELCOME",
         *       "title": "Double your first deposit",
         *       "summary": "We match it in full, up to 200.",
         *       "terms": "To bet before you can withdraw it: 10 × the bonus."
         *     }
         */
        DepositPromotion: {
            key: components["schemas"]["PromotionKey"];
            title: string;
            summary?: string;
            /** @description What binds the bonus. */
            terms?: string;
        };
        /**
         * @example {
         *       "channelId": "bank-instant",
         *       "amount": "50.00",
         *       "promotionKey": "WELCOME",
         *       "returnPath": "/m/voucherCenter"
         *     }
         */
        DepositRequest: {
            channelId: components["schemas"]["Id"];
            amount: components["schemas"]["Amount"];
            promotionKey?: components["schemas"]["PromotionKey"];
            /** @description Address that the payment page returns to. */
            returnPath?: string;
        };
        /**
         * @example pending
         * @enum {string}
         */
        DepositStatus: "pending" | "paid" | "expired" | "cancelled" | "failed";
        /**
         * @example {
         *       "id": "s_90211",
         *       "current": true,
         *       "signIn": {
         *         "method": "password",
         *         "kind": "phone",
         *         "browser": "Chrome",
         *         "system": "Android",
         *         "address": "198.51.100.*",
         *         "country": "MT",
         *         "signedInAt": "2026-11-20T09:30:00.000Z"
         *       },
         *       "lastSeenAt": "2026-11-20T09:41:00.000Z"
         *     }
         */
        Device: {
            id: components["schemas"]["Id"];
            /** @description True for the caller's own session. */
            current: boolean;
            signIn: components["schemas"]["SignIn"];
            lastSeenAt: components["schemas"]["Timestamp"];
        };
        /**
         * @example phone
         * @enum {string}
         */
        DeviceKind: "phone" | "tablet" | "computer" | "unknown";
        /**
         * @example OTHERS
         * @enum {string}
         */
        DeviceTag: "OTHERS";
        /**
         * @example {
         *       "list": [
         *         {
         *           "id": "s_90211",
         *           "current": true,
         *           "signIn": {
         *             "method": "password",
         *             "kind": "phone",
         *             "browser": "Chrome",
         *             "system": "Android",
         *             "address": "198.51.100.*",
         *             "country": "MT",
         *             "signedInAt": "2026-11-20T09:30:00.000Z"
         *           },
         *           "lastSeenAt": "2026-11-20T09:41:00.000Z"
         *         }
         *       ],
         *       "lastLogin": {
         *         "method": "passkey",
         *         "kind": "computer",
         *         "browser": "Safari",
         *         "system": "macOS",
         *         "address": "203.0.113.*",
         *         "country": "MT",
         *         "signedInAt": "2026-11-18T19:02:10.000Z"
         *       }
         *     }
         */
        Devices: {
            /** @description The caller's first, then by last use, latest first. */
            list: components["schemas"]["Device"][];
            /** @description The sign-in before this one, ended or not. Absent: this is the first. */
            lastLogin?: components["schemas"]["SignIn"];
        };
        /**
         * @description A country's dialling code, digits only.
         * @example 356
         */
        DiallingCode: string;
        /**
         * @example {
         *       "currency": "EUR",
         *       "members": 48,
         *       "balance": "5400.00",
         *       "list": [
         *         {
         *           "userName": "member",
         *           "type": 0,
         *           "level": 1,
         *           "balance": "120.00",
         *           "members": 7,
         *           "joinedAt": "2026-06-02T12:00:00Z",
         *           "lastLoginAt": "2026-11-19T20:15:40Z"
         *         }
         *       ],
         *       "pageNum": 1,
         *       "totalPages": 3
         *     }
         */
        Downline: {
            currency: components["schemas"]["CurrencyCode"];
            /** @description Over all pages. */
            members: components["schemas"]["Count"];
            /** @description Over all pages. */
            balance: components["schemas"]["Money"];
            list: components["schemas"]["DownlineMember"][];
            pageNum: components["schemas"]["PageNum"];
            totalPages: components["schemas"]["TotalPages"];
        };
        /**
         * @example {
         *       "userName": "member",
         *       "type": 0,
         *       "level": 1,
         *       "balance": "120.00",
         *       "members": 7,
         *       "joinedAt": "2026-06-02T12:00:00Z",
         *       "lastLoginAt": "2026-11-19T20:15:40Z"
         *     }
         */
        DownlineMember: {
            userName: components["schemas"]["UserName"];
            type: components["schemas"]["MemberType"];
            level: number;
            balance: components["schemas"]["Money"];
            members: components["schemas"]["Count"];
            joinedAt: components["schemas"]["Timestamp"];
            lastLoginAt?: components["schemas"]["Timestamp"];
        };
        /**
         * @example {
         *       "resourceType": "Android",
         *       "url": "https://get.aurora.example/aurora.apk"
         *     }
         */
        DownloadLink: {
            /** @enum {string} */
            resourceType: "IOS" | "Android" | "MOBILECONFIG" | "AppDownloadIcon" | "Telegram" | "Facebook";
            url: components["schemas"]["Url"];
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "resourceType": "Android",
         *           "url": "https://get.aurora.example/aurora.apk"
         *         }
         *       ]
         *     }
         */
        DownloadLinkList: {
            list: components["schemas"]["DownloadLink"][];
        };
        /**
         * @example {
         *       "kty": "EC",
         *       "use": "enc",
         *       "alg": "ECDH-ES",
         *       "kid": "2026-11-a",
         *       "crv": "P-256",
         *       "x": "f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU",
         *       "y": "x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0"
         *     }
         */
        EcPublicKey: {
            /** @constant */
            kty: "EC";
            /** @constant */
            use: "enc";
            /** @constant */
            alg: "ECDH-ES";
            kid: components["schemas"]["KeyId"];
            /** @constant */
            crv: "P-256";
            x: string;
            y: string;
        };
        /**
         * Format: email
         * @example player@example.com
         */
        Email: string;
        /**
         * @example {
         *       "email": "player@example.com",
         *       "subject": "A question",
         *       "content": "How do I close my account?"
         *     }
         */
        EmailForm: {
            email: components["schemas"]["Email"];
            subject: string;
            content: string;
        };
        /**
         * @description The value of a call that has nothing to tell but that it worked.
         * @example {}
         */
        Empty: Record<string, never>;
        /** @example ECDH-ES;A256GCM;kid=2026-11-a */
        EncryptionTag: string;
        /**
         * @description Milliseconds since 1970-01-01T00:00:00Z; only `expirationTime` has this form.
         * @example 1795167060000
         */
        EpochMillis: number;
        /**
         * @description Every code a failure can carry. The part before the dot is the subject, the part after it the reason.
         * @example request.invalid
         * @enum {string}
         */
        ErrorCode: "request.invalid" | "encryption.invalid" | "session.missing" | "session.expired" | "session.replaced" | "role.free_reject" | "role.not_allowed" | "feature.off" | "resource.not_found" | "idempotency.conflict" | "idempotency.in_progress" | "member.username_taken" | "member.email_taken" | "member.mobile_taken" | "bank_card.taken" | "passkey.taken" | "request.too_large" | "request.media_type" | "login.failed" | "login.disabled" | "login.non_member" | "login.non_agent" | "login.excluded" | "encryption.key_retired" | "captcha.required" | "captcha.wrong" | "human.required" | "human.failed" | "verification.code_wrong" | "verification.code_expired" | "social.state_invalid" | "social.denied" | "passkey.failed" | "passkey.unknown" | "passkey.limit" | "affiliate.invalid" | "recommender.unknown" | "member.under_age" | "member.birthday_missing" | "password.same" | "password.mismatch" | "password.old_wrong" | "password.payment_wrong" | "password.payment_missing" | "wallet.insufficient" | "wallet.vendor_unavailable" | "amount.too_low" | "amount.too_high" | "deposit.channel_closed" | "deposit.not_open" | "withdraw.turnover_left" | "withdraw.count_reached" | "withdraw.not_pending" | "bank_card.missing" | "bank_card.limit" | "limit.deposit" | "limit.loss" | "limit.session" | "limit.excluded" | "game.unavailable" | "game.no_free_play" | "order.period_closed" | "order.stake_invalid" | "order.selection_invalid" | "order.odds_changed" | "promotion.not_eligible" | "promotion.closed" | "promotion.already_applied" | "reward.already_claimed" | "reward.expired" | "contract.not_pending" | "invite.not_eligible" | "rate.limited" | "site.region_restricted" | "server.error" | "feature.not_built" | "site.maintenance";
        /**
         * @description Every session of the member has ended.
         * @example {
         *       "until": "2027-05-20T09:30:00Z",
         *       "payout": {
         *         "currency": "EUR",
         *         "paid": "80.00",
         *         "forfeited": "5.00"
         *       }
         *     }
         */
        Exclusion: {
            /** @description Absent without an end. */
            until?: components["schemas"]["Timestamp"];
            payout?: components["schemas"]["ExclusionPayout"];
        };
        /**
         * @description The member's money is on its way to the newest bank account. Absent where customer service pays it out.
         * @example {
         *       "currency": "EUR",
         *       "paid": "80.00",
         *       "forfeited": "5.00"
         *     }
         */
        ExclusionPayout: {
            currency: components["schemas"]["CurrencyCode"];
            paid: components["schemas"]["Money"];
            /** @description Bonus money whose turnover was not met. */
            forfeited: components["schemas"]["Money"];
        };
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
         * @description With the answer to a captcha (`captchaId` and `captcha`), or with `captchaProof` in its place.
         * @example {
         *       "content": "The deposit page is clear, but I miss my favourite bank.",
         *       "sender": "member",
         *       "type": 1,
         *       "captchaId": "01JD3ZK8Q4",
         *       "captcha": "12",
         *       "captchaProof": "eyJhbGdvcml0aG0iOiJTSEEtMjU2IiwiY2hhbGxlbmdlIjoiMzIwYjBlMThkMTg2YzIzY2M3ODEzYzNjODIyZTIzZWY4MTk5ODg3Y2ZkYWUxMjRkN2I3NTUyOTQwMzE1ODE0OCIsIm51bWJlciI6MzE4NzQsInNhbHQiOiI1YjNjMGY3YTllMTI/ZXhwaXJlcz0xNzk1MTY3MDYwIiwic2lnbmF0dXJlIjoiYTBiMWMyZDNlNGY1MDYxNzI4Mzk0YTViNmM3ZDhlOWZhMGIxYzJkM2U0ZjUwNjE3MjgzOTRhNWI2YzdkOGU5ZiIsInRvb2siOjQxMn0="
         *     }
         */
        Feedback: {
            content: string;
            /** @description The member's user name. */
            sender: components["schemas"]["UserName"];
            type: components["schemas"]["FeedbackType"];
            captchaId?: components["schemas"]["Id"];
            /** @description The result of the equation, or the characters seen. */
            captcha?: string;
            captchaProof?: components["schemas"]["CaptchaProof"];
        };
        /**
         * @description 1 deposit, 2 withdrawal, 3 game, 4 customer service, 6 apply agent, 0 others.
         * @example 1
         * @enum {integer}
         */
        FeedbackType: 0 | 1 | 2 | 3 | 4 | 6;
        /**
         * @description Generic format of a field: the site checks it by a rule and in words of its own.
         * @example email
         * @enum {string}
         */
        FieldFormat: "integer" | "decimal" | "email" | "url" | "hex";
        /**
         * @description Which rule of a field was broken.
         * @example required
         * @enum {string}
         */
        FieldRule: "required" | "type" | "format" | "pattern" | "min_length" | "max_length" | "minimum" | "maximum" | "enum" | "unknown";
        /**
         * @example {
         *       "type": "firebase",
         *       "firebaseChannel": "sms",
         *       "firebaseIdToken": "eyJhbGciOiJSUzI1NiJ9.e30.c2ln",
         *       "firebaseMobileNo": "79234567",
         *       "countryDialingCode": "356",
         *       "human": "eyJhbGdvcml0aG0iOiJTSEEtMjU2IiwiY2hhbGxlbmdlIjoiMzIwYjBlMThkMTg2YzIzY2M3ODEzYzNjODIyZTIzZWY4MTk5ODg3Y2ZkYWUxMjRkN2I3NTUyOTQwMzE1ODE0OCIsIm51bWJlciI6MzE4NzQsInNhbHQiOiI1YjNjMGY3YTllMTI/ZXhwaXJlcz0xNzk1MTY3MDYwIiwic2lnbmF0dXJlIjoiYTBiMWMyZDNlNGY1MDYxNzI4Mzk0YTViNmM3ZDhlOWZhMGIxYzJkM2U0ZjUwNjE3MjgzOTRhNWI2YzdkOGU5ZiIsInRvb2siOjQxMn0="
         *     }
         */
        FirebaseLoginPayload: {
            /** @constant */
            type: "firebase";
            /** @enum {string} */
            firebaseChannel: "sms";
            /** @description The ID token of the phone-authentication service; one authentication passes once, within five minutes. */
            firebaseIdToken: string;
            firebaseMobileNo: components["schemas"]["MobileNumber"];
            countryDialingCode: components["schemas"]["DiallingCode"];
            human?: components["schemas"]["HumanAnswer"];
        };
        /**
         * @description Point of a picture that stays visible where the picture is cut, from its upper left corner.
         * @example {
         *       "across": 74,
         *       "down": 50
         *     }
         */
        FocalPoint: {
            /** @description Per cent of the width. */
            across: number;
            /** @description Per cent of the height. */
            down: number;
        };
        /**
         * @example {
         *       "moduleId": "COMM3",
         *       "trial": 10043
         *     }
         */
        FreePlayRequest: {
            moduleId: components["schemas"]["ModuleId"];
            /** @description The account that createTrialAccount answered with. Without it another is opened. */
            trial?: number;
        };
        /**
         * @example {
         *       "token": "8Qm3v1k2T0s9d7Yc5bXa",
         *       "userName": "trial48213",
         *       "customerType": 4
         *     }
         */
        FreePlayResult: {
            token: components["schemas"]["SessionToken"];
            userName: components["schemas"]["UserName"];
            customerType: components["schemas"]["MemberType"];
        };
        /**
         * @description 1: the web site. 3: the mobile site.
         * @example 3
         * @enum {integer}
         */
        GatewayKind: 1 | 3;
        /**
         * @description The number each front end sends as `Gateway`.
         * @example {
         *       "WEB": 1,
         *       "MOBILE": 3
         *     }
         */
        GatewayMap: {
            /** @constant */
            WEB: 1;
            /** @constant */
            MOBILE: 3;
        };
        /**
         * @example {
         *       "id": "icon-03",
         *       "url": "/sandbox/art/head/icon-03.svg"
         *     }
         */
        HeadIcon: {
            id: components["schemas"]["Id"];
            url: components["schemas"]["Url"];
        };
        /**
         * @example {
         *       "id": "icon-03"
         *     }
         */
        HeadIconChoice: {
            id: components["schemas"]["Id"];
        };
        /**
         * @example {
         *       "current": "icon-03",
         *       "list": [
         *         {
         *           "id": "icon-03",
         *           "url": "/sandbox/art/head/icon-03.svg"
         *         }
         *       ]
         *     }
         */
        HeadIcons: {
            current: components["schemas"]["Id"];
            list: components["schemas"]["HeadIcon"][];
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "title": "Withdrawals",
         *           "content": "<p>All about taking money out.</p>",
         *           "children": [
         *             {
         *               "title": "How long does a withdrawal take?",
         *               "content": "<p>Ten minutes, most of the time.</p>"
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        HelpCenter: {
            list: components["schemas"]["HelpItem"][];
        };
        /**
         * @example {
         *       "title": "Withdrawals",
         *       "content": "<p>All about taking money out.</p>",
         *       "children": [
         *         {
         *           "title": "How long does a withdrawal take?",
         *           "content": "<p>Ten minutes, most of the time.</p>"
         *         }
         *       ]
         *     }
         */
        HelpItem: {
            title: string;
            content: components["schemas"]["RichText"];
            /** @description In the order in which they are numbered. */
            children: components["schemas"]["HelpTopic"][];
        };
        /**
         * @example {
         *       "title": "How long does a withdrawal take?",
         *       "content": "<p>Ten minutes, most of the time.</p>"
         *     }
         */
        HelpTopic: {
            title: string;
            content: components["schemas"]["RichText"];
        };
        /**
         * @description Base64 of HumanSolution as JSON. Good for one call.
         * @example eyJhbGdvcml0aG0iOiJTSEEtMjU2IiwiY2hhbGxlbmdlIjoiMzIwYjBlMThkMTg2YzIzY2M3ODEzYzNjODIyZTIzZWY4MTk5ODg3Y2ZkYWUxMjRkN2I3NTUyOTQwMzE1ODE0OCIsIm51bWJlciI6MzE4NzQsInNhbHQiOiI1YjNjMGY3YTllMTI/ZXhwaXJlcz0xNzk1MTY3MDYwIiwic2lnbmF0dXJlIjoiYTBiMWMyZDNlNGY1MDYxNzI4Mzk0YTViNmM3ZDhlOWZhMGIxYzJkM2U0ZjUwNjE3MjgzOTRhNWI2YzdkOGU5ZiIsInRvb2siOjQxMn0=
         */
        HumanAnswer: string;
        /**
         * @description A proof of work as ALTCHA has it: find the number for which hex(hash(salt + number)) equals the challenge.
         * @example {
         *       "algorithm": "SHA-256",
         *       "challenge": "320b0e18d186c23cc7813c3c822e23ef8199887cfdae124d7b75529403158148",
         *       "maxnumber": 50000,
         *       "salt": "5b3c0f7a9e12?expires=1795167060",
         *       "signature": "a0b1c2d3e4f5061728394a5b6c7d8e9fa0b1c2d3e4f5061728394a5b6c7d8e9f"
         *     }
         */
        HumanChallenge: {
            /** @enum {string} */
            algorithm: "SHA-256";
            /** @description Hex of the hash to find. */
            challenge: string;
            /** @description The number lies between 0 and this. */
            maxnumber: number;
            /** @description Hashed in front of the number; carries the expiry. */
            salt: string;
            /** @description The gateway's own, over the challenge. */
            signature: string;
        };
        /**
         * @example {
         *       "algorithm": "SHA-256",
         *       "challenge": "320b0e18d186c23cc7813c3c822e23ef8199887cfdae124d7b75529403158148",
         *       "number": 31874,
         *       "salt": "5b3c0f7a9e12?expires=1795167060",
         *       "signature": "a0b1c2d3e4f5061728394a5b6c7d8e9fa0b1c2d3e4f5061728394a5b6c7d8e9f",
         *       "took": 412
         *     }
         */
        HumanSolution: {
            /** @enum {string} */
            algorithm: "SHA-256";
            challenge: string;
            number: number;
            salt: string;
            signature: string;
            /** @description Milliseconds it took. */
            took?: number;
        };
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
         * @description How an image host gives a picture in a size. Absent, pictures are fetched as they are. The parameters are added to the query of every picture path that the gateway names: the width is one of `widths`, the height makes the host crop the picture's longer sides, as `object-fit: cover` does; without a height the picture keeps its shape. Absolute addresses of other hosts are left alone. The format is chosen by `Accept` (`image/avif`, `image/webp`, else the original's) and the answer says `Vary: Accept`.
         * @example {
         *       "widthParameter": "w",
         *       "heightParameter": "h",
         *       "query": "v=3f9c21ab",
         *       "widths": [
         *         96,
         *         160,
         *         240,
         *         320,
         *         480,
         *         720,
         *         960
         *       ]
         *     }
         */
        ImageSizing: {
            /** @description Name of the parameter of the width, in pixels. */
            widthParameter: string;
            /** @description Name of the parameter of the height, in pixels. Absent: the host cannot crop. */
            heightParameter?: string;
            /** @description Fixed parameters of every sized address, such as a version that lets caches keep it for good. */
            query?: string;
            /** @description Widths offered, in pixels, ascending. */
            widths: number[];
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "id": "msg_4410",
         *           "title": "Your withdrawal was paid",
         *           "content": "<p>100.00 EUR are on their way.</p>",
         *           "read": false,
         *           "sentAt": "2026-11-20T09:30:00.000Z"
         *         }
         *       ],
         *       "pageNum": 1,
         *       "totalPages": 3
         *     }
         */
        Inbox: {
            list: components["schemas"]["InboxMessage"][];
            pageNum: components["schemas"]["PageNum"];
            totalPages: components["schemas"]["TotalPages"];
        };
        /**
         * @example {
         *       "id": "msg_4410",
         *       "title": "Your withdrawal was paid",
         *       "content": "<p>100.00 EUR are on their way.</p>",
         *       "read": false,
         *       "sentAt": "2026-11-20T09:30:00.000Z"
         *     }
         */
        InboxMessage: {
            id: components["schemas"]["Id"];
            title: string;
            content: components["schemas"]["RichText"];
            read: boolean;
            sentAt: components["schemas"]["Timestamp"];
        };
        /**
         * @example {
         *       "currency": "EUR",
         *       "amount": "10.00"
         *     }
         */
        InviteClaimed: {
            currency: components["schemas"]["CurrencyCode"];
            amount: components["schemas"]["Amount"];
        };
        /**
         * @example {
         *       "userName": "ro***n",
         *       "joinedAt": "2026-11-20T09:30:00.000Z",
         *       "qualified": true
         *     }
         */
        InvitedMember: {
            /** @description Masked. */
            userName: string;
            joinedAt: components["schemas"]["Timestamp"];
            /** @description True when this one counts for the reward. */
            qualified: boolean;
        };
        /** @example 2026-11-a */
        KeyId: string;
        /**
         * @description The platform's language codes.
         * @example EN
         * @enum {string}
         */
        LanguageCode: "EN" | "CN" | "TW" | "JA" | "KO" | "TH" | "VI" | "ID" | "MS" | "PT" | "ES" | "HI" | "AR" | "RU" | "TR" | "BN" | "DE" | "FR" | "IT" | "NL" | "PL" | "UK" | "RO" | "EL" | "SV" | "FI" | "DA" | "NO" | "CS" | "HU" | "FA" | "UR" | "TA" | "MY" | "KM" | "TY";
        /**
         * @example deposit
         * @enum {string}
         */
        LimitKind: "deposit" | "loss";
        /**
         * @example week
         * @enum {string}
         */
        LimitPeriod: "day" | "week" | "month";
        /**
         * @example {
         *       "currency": "EUR",
         *       "limits": [
         *         {
         *           "kind": "deposit",
         *           "period": "week",
         *           "amount": "200.00",
         *           "used": "35.00",
         *           "pendingAmount": "400.00",
         *           "pendingRemoval": false,
         *           "pendingFrom": "2026-11-21T09:30:00Z"
         *         }
         *       ],
         *       "sessionMinutes": 120,
         *       "pendingSessionMinutes": 240,
         *       "pendingSessionFrom": "2026-11-21T09:30:00Z",
         *       "realityCheckMinutes": 60,
         *       "timeOutUntil": "2026-11-22T09:30:00Z",
         *       "selfExcludedUntil": "2027-05-20T09:30:00Z",
         *       "playedMinutes": 42
         *     }
         */
        Limits: {
            currency: components["schemas"]["CurrencyCode"];
            limits: components["schemas"]["MoneyLimit"][];
            /** @description The session ends after so many minutes of play. Absent: no limit. */
            sessionMinutes?: number;
            /** @description 0: the limit will be taken away. */
            pendingSessionMinutes?: number;
            pendingSessionFrom?: components["schemas"]["Timestamp"];
            /** @description A reminder comes so often; 0: never. */
            realityCheckMinutes: number;
            timeOutUntil?: components["schemas"]["Timestamp"];
            selfExcludedUntil?: components["schemas"]["Timestamp"];
            /** @description Today. */
            playedMinutes: number;
        };
        /**
         * @description Lowering is in force at once; raising and taking away wait 24 hours.
         * @example {
         *       "limits": [
         *         {
         *           "kind": "deposit",
         *           "period": "week",
         *           "amount": "200.00"
         *         }
         *       ],
         *       "sessionMinutes": 120,
         *       "realityCheckMinutes": 60
         *     }
         */
        LimitsChange: {
            limits?: components["schemas"]["MoneyLimitChange"][];
            /** @description 0: take the limit away. */
            sessionMinutes?: number & (0 | unknown);
            realityCheckMinutes?: number;
        };
        /**
         * @example {
         *       "mobileNum": "79234567",
         *       "countryDialingCode": "356",
         *       "human": "eyJhbGdvcml0aG0iOiJTSEEtMjU2IiwiY2hhbGxlbmdlIjoiMzIwYjBlMThkMTg2YzIzY2M3ODEzYzNjODIyZTIzZWY4MTk5ODg3Y2ZkYWUxMjRkN2I3NTUyOTQwMzE1ODE0OCIsIm51bWJlciI6MzE4NzQsInNhbHQiOiI1YjNjMGY3YTllMTI/ZXhwaXJlcz0xNzk1MTY3MDYwIiwic2lnbmF0dXJlIjoiYTBiMWMyZDNlNGY1MDYxNzI4Mzk0YTViNmM3ZDhlOWZhMGIxYzJkM2U0ZjUwNjE3MjgzOTRhNWI2YzdkOGU5ZiIsInRvb2siOjQxMn0="
         *     }
         */
        LoginCodeRequest: {
            mobileNum: components["schemas"]["MobileNumber"];
            countryDialingCode: components["schemas"]["DiallingCode"];
            human: components["schemas"]["HumanAnswer"];
        };
        /**
         * @example {
         *       "expirationTime": 1795167060000
         *     }
         */
        LoginCodeSent: {
            /** @description Another code can be asked for after it. */
            expirationTime: components["schemas"]["EpochMillis"];
        };
        /**
         * @description Cached as its Cache-Control says.
         * @example {
         *       "keys": [
         *         {
         *           "kty": "EC",
         *           "use": "enc",
         *           "alg": "ECDH-ES",
         *           "kid": "2026-11-a",
         *           "crv": "P-256",
         *           "x": "f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU",
         *           "y": "x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0"
         *         }
         *       ]
         *     }
         */
        LoginKeys: {
            /** @description The first one is the one to use; others are still taken. */
            keys: components["schemas"]["PublicKey"][];
        };
        /**
         * @description Content of login's JWE, by method.
         * @example {
         *       "type": "username",
         *       "username": "member",
         *       "password": "Livery-2026",
         *       "captchaId": "01JD3ZK8Q4",
         *       "captcha": "482915",
         *       "captchaProof": "eyJhbGdvcml0aG0iOiJTSEEtMjU2IiwiY2hhbGxlbmdlIjoiMzIwYjBlMThkMTg2YzIzY2M3ODEzYzNjODIyZTIzZWY4MTk5ODg3Y2ZkYWUxMjRkN2I3NTUyOTQwMzE1ODE0OCIsIm51bWJlciI6MzE4NzQsInNhbHQiOiI1YjNjMGY3YTllMTI/ZXhwaXJlcz0xNzk1MTY3MDYwIiwic2lnbmF0dXJlIjoiYTBiMWMyZDNlNGY1MDYxNzI4Mzk0YTViNmM3ZDhlOWZhMGIxYzJkM2U0ZjUwNjE3MjgzOTRhNWI2YzdkOGU5ZiIsInRvb2siOjQxMn0="
         *     }
         */
        LoginPayload: components["schemas"]["PasswordLoginPayload"] | components["schemas"]["SmsLoginPayload"] | components["schemas"]["FirebaseLoginPayload"];
        /**
         * @example {
         *       "token": "8Qm3v1k2T0s9d7Yc5bXa",
         *       "userName": "member",
         *       "type": 0,
         *       "firstTimeLogin": false
         *     }
         */
        LoginResult: {
            token: components["schemas"]["SessionToken"];
            userName: components["schemas"]["UserName"];
            type: components["schemas"]["MemberType"];
            firstTimeLogin: boolean;
        };
        /**
         * @example {
         *       "token": "8Qm3v1k2T0s9d7Yc5bXa"
         *     }
         */
        LogoutRequest: {
            token?: components["schemas"]["SessionToken"];
        };
        /**
         * @example {
         *       "consents": [
         *         {
         *           "product": "casino",
         *           "channel": "email"
         *         }
         *       ]
         *     }
         */
        Marketing: {
            /** @description By product and channel; absent is none. */
            consents: components["schemas"]["MarketingConsent"][];
        };
        /**
         * @example {
         *       "consents": [
         *         {
         *           "product": "casino",
         *           "channel": "email"
         *         }
         *       ],
         *       "confirmedAt": "2026-11-21T09:00:00.000Z"
         *     }
         */
        MarketingChoice: {
            /** @description By product and channel; absent is none. */
            consents: components["schemas"]["MarketingConsent"][];
            /**
             * Format: date-time
             * @description Time at which the member last gave, withdrew or confirmed a consent; null where that never happened: the site then asks after signing in, where the regulator wants that. Absent: the site asks new members only.
             */
            confirmedAt?: string | null;
        };
        /**
         * @example {
         *       "product": "casino",
         *       "channel": "email"
         *     }
         */
        MarketingConsent: {
            /** @enum {string} */
            product: "casino" | "betting" | "lottery";
            /** @enum {string} */
            channel: "email" | "sms" | "phone";
        };
        /**
         * @description A network address without its last part.
         * @example 198.51.100.*
         */
        MaskedAddress: string;
        /**
         * @example {
         *       "id": "m_10021",
         *       "type": 0,
         *       "account": "member",
         *       "nickname": "Robin",
         *       "clubLabel": {
         *         "labelName": "Gold"
         *       },
         *       "birthday": "1990-04-27",
         *       "headIcon": "icon-03",
         *       "contacts": {
         *         "email": "pl***@example.com",
         *         "mobileNum": "79***67",
         *         "countryDialingCode": "356",
         *         "payeeName": "R*** V***",
         *         "idNumber": "MT***6M",
         *         "qqNum": "1***1",
         *         "facebook": "ro***la",
         *         "wechat": "ro***v",
         *         "line": "ro***v",
         *         "whatsapp": "356***67",
         *         "zalo": "84***67"
         *       },
         *       "hasPassword": true,
         *       "hasPaymentPassword": true,
         *       "registeredAt": "2026-01-14T18:02:11Z",
         *       "lastLoginAt": "2026-11-19T20:15:40Z"
         *     }
         */
        Member: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["MemberType"];
            account: components["schemas"]["UserName"];
            nickname?: string;
            /** @description Absent when the member has no VIP label. */
            clubLabel?: components["schemas"]["ClubLabel"];
            birthday?: components["schemas"]["CalendarDate"];
            headIcon: components["schemas"]["Id"];
            contacts: components["schemas"]["MemberContacts"];
            /** @description False for a member who came by a provider and has set no password yet. Absent means true. */
            hasPassword?: boolean;
            hasPaymentPassword: boolean;
            registeredAt: components["schemas"]["Timestamp"];
            lastLoginAt?: components["schemas"]["Timestamp"];
        };
        /**
         * @description Only what is to change.
         * @example {
         *       "nickname": "Robin",
         *       "birthday": "1990-04-27",
         *       "email": "player@example.com",
         *       "mobileNum": "79234567",
         *       "countryDialingCode": "356",
         *       "verificationCode": "482915",
         *       "firebaseChannel": "sms",
         *       "firebaseIdToken": "eyJhbGciOiJSUzI1NiJ9.e30.c2ln",
         *       "payeeName": "Robin Vella",
         *       "idNumber": "MT-0123456M",
         *       "qqNum": "10001",
         *       "facebook": "robin.vella",
         *       "wechat": "robinv",
         *       "line": "robinv",
         *       "whatsapp": "35679234567",
         *       "zalo": "84901234567"
         *     }
         */
        MemberChange: {
            nickname?: string;
            /** @description Can be set once. */
            birthday?: components["schemas"]["CalendarDate"];
            email?: components["schemas"]["Email"];
            /** @description With the dialling code and the proof of a code sent for the purpose `bind`. Can be set once. */
            mobileNum?: components["schemas"]["MobileNumber"];
            countryDialingCode?: components["schemas"]["DiallingCode"];
            verificationCode?: components["schemas"]["VerificationCode"];
            /** @enum {string} */
            firebaseChannel?: "sms";
            /** @description The ID token of the phone-authentication service; one authentication passes once, within five minutes. */
            firebaseIdToken?: string;
            payeeName?: string;
            idNumber?: string;
            qqNum?: string;
            facebook?: string;
            wechat?: string;
            line?: string;
            whatsapp?: string;
            zalo?: string;
        };
        /**
         * @description Masked by the gateway; absent when not given.
         * @example {
         *       "email": "pl***@example.com",
         *       "mobileNum": "79***67",
         *       "countryDialingCode": "356",
         *       "payeeName": "R*** V***",
         *       "idNumber": "MT***6M",
         *       "qqNum": "1***1",
         *       "facebook": "ro***la",
         *       "wechat": "ro***v",
         *       "line": "ro***v",
         *       "whatsapp": "356***67",
         *       "zalo": "84***67"
         *     }
         */
        MemberContacts: {
            /** @description Masked. */
            email?: string;
            /** @description Masked. */
            mobileNum?: string;
            countryDialingCode?: components["schemas"]["DiallingCode"];
            /** @description Masked. */
            payeeName?: string;
            /** @description Masked. */
            idNumber?: string;
            /** @description Masked. */
            qqNum?: string;
            /** @description Masked. */
            facebook?: string;
            /** @description Masked. */
            wechat?: string;
            /** @description Masked. */
            line?: string;
            /** @description Masked. */
            whatsapp?: string;
            /** @description Masked. */
            zalo?: string;
        };
        /**
         * @description 0, 1, 2: a real member. 4: a trial or guest account. 4, 40, 41, 42: no agent.
         * @example 0
         */
        MemberType: number;
        /**
         * @description The platform's code of a tenant.
         * @example AUR01
         */
        MerchantCode: string;
        /**
         * @example {
         *       "ids": [
         *         "msg_4410"
         *       ]
         *     }
         */
        MessageIds: {
            ids: components["schemas"]["Id"][];
        };
        /**
         * @description Digits only, without dialling code and leading zero.
         * @example 79234567
         */
        MobileNumber: string;
        /**
         * @example {
         *       "mem_cen": 1,
         *       "dep_func": 1,
         *       "login_prompt_text": "<p>Invite a friend, share <b>10 EUR</b>.</p>"
         *     }
         */
        MobileTemplate: {
            /**
             * @description 1: the new member-centre layout. 0: the base layout.
             * @enum {integer}
             */
            mem_cen: 0 | 1;
            /**
             * @description 1: the new deposit detail layout. 0: the base layout.
             * @enum {integer}
             */
            dep_func: 0 | 1;
            /** @description Text of the invite banner. */
            login_prompt_text?: components["schemas"]["RichText"];
        };
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
         * @example {
         *       "kind": "deposit",
         *       "period": "week",
         *       "amount": "200.00",
         *       "used": "35.00",
         *       "pendingAmount": "400.00",
         *       "pendingRemoval": false,
         *       "pendingFrom": "2026-11-21T09:30:00Z"
         *     }
         */
        MoneyLimit: {
            kind: components["schemas"]["LimitKind"];
            period: components["schemas"]["LimitPeriod"];
            /** @description Absent: no limit. */
            amount?: components["schemas"]["Amount"];
            used: components["schemas"]["Amount"];
            /** @description A raised limit that is not in force yet. */
            pendingAmount?: components["schemas"]["Amount"];
            /** @description The limit will be taken away. */
            pendingRemoval?: boolean;
            /** @description When the pending change comes into force. */
            pendingFrom?: components["schemas"]["Timestamp"];
        };
        /**
         * @example {
         *       "kind": "deposit",
         *       "period": "week",
         *       "amount": "200.00"
         *     }
         */
        MoneyLimitChange: {
            kind: components["schemas"]["LimitKind"];
            period: components["schemas"]["LimitPeriod"];
            /** @description Absent: take the limit away. */
            amount?: components["schemas"]["Amount"];
        };
        /** @example W-20261120-0007 */
        OrderNumber: string;
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
         * @example {
         *       "id": "pk_1042",
         *       "credentialId": "kbE0cGF0aHMtb2YtYXVyb3Jh",
         *       "name": "iCloud Keychain",
         *       "createdAt": "2026-11-20T09:30:00.000Z",
         *       "lastUsedAt": "2026-11-21T07:12:45.000Z",
         *       "synced": true
         *     }
         */
        Passkey: {
            id: components["schemas"]["Id"];
            credentialId: components["schemas"]["CredentialId"];
            name: components["schemas"]["PasskeyName"];
            createdAt: components["schemas"]["Timestamp"];
            /** @description Absent: never used for signing in. */
            lastUsedAt?: components["schemas"]["Timestamp"];
            /** @description True when it is backed up and available on the member's other devices. */
            synced: boolean;
        };
        /**
         * @description The part of a browser's `RegistrationResponseJSON` that says something new.
         * @example {
         *       "id": "kbE0cGF0aHMtb2YtYXVyb3Jh",
         *       "type": "public-key",
         *       "response": {
         *         "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0",
         *         "attestationObject": "o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVi",
         *         "transports": [
         *           "internal",
         *           "hybrid"
         *         ]
         *       },
         *       "authenticatorAttachment": "platform"
         *     }
         */
        PasskeyAddition: {
            id: components["schemas"]["CredentialId"];
            /** @constant */
            type: "public-key";
            response: components["schemas"]["AuthenticatorAttestation"];
            authenticatorAttachment?: components["schemas"]["AuthenticatorAttachment"];
        };
        /**
         * @description Random bytes, base64url. Good once.
         * @example 0YmZ1d3hrT2s5bG1QcXhUdkN3Yk5hSjR6UmdFb0h5S1U
         */
        PasskeyChallenge: string;
        /**
         * @example {
         *       "name": "My phone"
         *     }
         */
        PasskeyChange: {
            name: components["schemas"]["PasskeyName"];
        };
        /**
         * @example {
         *       "rp": {
         *         "id": "play.aurora-casino.example",
         *         "name": "Aurora"
         *       },
         *       "user": {
         *         "id": "q2w9XcVbN0mLkJhGfDsAaQ",
         *         "name": "member",
         *         "displayName": "Robin"
         *       },
         *       "challenge": "0YmZ1d3hrT2s5bG1QcXhUdkN3Yk5hSjR6UmdFb0h5S1U",
         *       "pubKeyCredParams": [
         *         {
         *           "type": "public-key",
         *           "alg": -8
         *         },
         *         {
         *           "type": "public-key",
         *           "alg": -7
         *         },
         *         {
         *           "type": "public-key",
         *           "alg": -257
         *         }
         *       ],
         *       "timeout": 300000,
         *       "excludeCredentials": [
         *         {
         *           "id": "kbE0cGF0aHMtb2YtYXVyb3Jh",
         *           "type": "public-key",
         *           "transports": [
         *             "internal",
         *             "hybrid"
         *           ]
         *         }
         *       ],
         *       "authenticatorSelection": {
         *         "residentKey": "required",
         *         "requireResidentKey": true,
         *         "userVerification": "required"
         *       },
         *       "attestation": "none"
         *     }
         */
        PasskeyCreationOptions: {
            rp: {
                id: components["schemas"]["RelyingPartyId"];
                /** @description The brand. */
                name: string;
            };
            user: {
                /** @description Random bytes that stand for the member and say nothing about them; base64url. */
                id: string;
                name: components["schemas"]["UserName"];
                /** @description The nickname, or the user name. */
                displayName: string;
            };
            challenge: components["schemas"]["PasskeyChallenge"];
            /** @description Signature algorithms that are taken, the preferred one first. */
            pubKeyCredParams: {
                /** @constant */
                type: "public-key";
                /** @description COSE number. */
                alg: number;
            }[];
            /** @description Milliseconds. */
            timeout: number;
            /** @description Passkeys the member has already; their authenticators make no second one. */
            excludeCredentials: components["schemas"]["CredentialDescriptor"][];
            authenticatorSelection: {
                /** @enum {string} */
                residentKey: "discouraged" | "preferred" | "required";
                requireResidentKey: boolean;
                /** @enum {string} */
                userVerification: "discouraged" | "preferred" | "required";
            };
            /** @enum {string} */
            attestation: "none" | "indirect" | "direct" | "enterprise";
        };
        /**
         * @description The part of a browser's `AuthenticationResponseJSON` that says something new.
         * @example {
         *       "id": "kbE0cGF0aHMtb2YtYXVyb3Jh",
         *       "type": "public-key",
         *       "response": {
         *         "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0",
         *         "authenticatorData": "SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ",
         *         "signature": "MEUCIQDTGVxhrT2s5bG1Qcxh",
         *         "userHandle": "q2w9XcVbN0mLkJhGfDsAaQ"
         *       },
         *       "authenticatorAttachment": "platform"
         *     }
         */
        PasskeyLogin: {
            id: components["schemas"]["CredentialId"];
            /** @constant */
            type: "public-key";
            response: components["schemas"]["AuthenticatorAssertion"];
            authenticatorAttachment?: components["schemas"]["AuthenticatorAttachment"];
        };
        /**
         * @description Member's name for a passkey; initially its password manager, or the browser that created it.
         * @example iCloud Keychain
         */
        PasskeyName: string;
        /**
         * @example {
         *       "challenge": "0YmZ1d3hrT2s5bG1QcXhUdkN3Yk5hSjR6UmdFb0h5S1U",
         *       "timeout": 300000,
         *       "rpId": "play.aurora-casino.example",
         *       "userVerification": "required"
         *     }
         */
        PasskeyRequestOptions: {
            challenge: components["schemas"]["PasskeyChallenge"];
            /** @description Milliseconds. */
            timeout: number;
            rpId: components["schemas"]["RelyingPartyId"];
            /** @enum {string} */
            userVerification: "discouraged" | "preferred" | "required";
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "id": "pk_1042",
         *           "credentialId": "kbE0cGF0aHMtb2YtYXVyb3Jh",
         *           "name": "iCloud Keychain",
         *           "createdAt": "2026-11-20T09:30:00.000Z",
         *           "lastUsedAt": "2026-11-21T07:12:45.000Z",
         *           "synced": true
         *         }
         *       ],
         *       "maximum": 10
         *     }
         */
        Passkeys: {
            /** @description Newest first. */
            list: components["schemas"]["Passkey"][];
            /** @description How many a member may have. */
            maximum: number;
        };
        /** @example Livery-2026 */
        Password: string;
        /**
         * @example {
         *       "oldPassword": "Livery-2026",
         *       "newPassword": "Livery-2027",
         *       "confirmNewPassword": "Livery-2027"
         *     }
         */
        PasswordChange: {
            /** @description Needed where the member has a password; who came by a provider has none at first. */
            oldPassword?: components["schemas"]["Password"];
            newPassword: components["schemas"]["Password"];
            confirmNewPassword: components["schemas"]["Password"];
        };
        /**
         * @example {
         *       "type": "username",
         *       "username": "member",
         *       "password": "Livery-2026",
         *       "captchaId": "01JD3ZK8Q4",
         *       "captcha": "482915",
         *       "captchaProof": "eyJhbGdvcml0aG0iOiJTSEEtMjU2IiwiY2hhbGxlbmdlIjoiMzIwYjBlMThkMTg2YzIzY2M3ODEzYzNjODIyZTIzZWY4MTk5ODg3Y2ZkYWUxMjRkN2I3NTUyOTQwMzE1ODE0OCIsIm51bWJlciI6MzE4NzQsInNhbHQiOiI1YjNjMGY3YTllMTI/ZXhwaXJlcz0xNzk1MTY3MDYwIiwic2lnbmF0dXJlIjoiYTBiMWMyZDNlNGY1MDYxNzI4Mzk0YTViNmM3ZDhlOWZhMGIxYzJkM2U0ZjUwNjE3MjgzOTRhNWI2YzdkOGU5ZiIsInRvb2siOjQxMn0=",
         *       "human": "eyJhbGdvcml0aG0iOiJTSEEtMjU2IiwiY2hhbGxlbmdlIjoiMzIwYjBlMThkMTg2YzIzY2M3ODEzYzNjODIyZTIzZWY4MTk5ODg3Y2ZkYWUxMjRkN2I3NTUyOTQwMzE1ODE0OCIsIm51bWJlciI6MzE4NzQsInNhbHQiOiI1YjNjMGY3YTllMTI/ZXhwaXJlcz0xNzk1MTY3MDYwIiwic2lnbmF0dXJlIjoiYTBiMWMyZDNlNGY1MDYxNzI4Mzk0YTViNmM3ZDhlOWZhMGIxYzJkM2U0ZjUwNjE3MjgzOTRhNWI2YzdkOGU5ZiIsInRvb2siOjQxMn0="
         *     }
         */
        PasswordLoginPayload: {
            /** @constant */
            type: "username";
            /** @description The user name, or the digits of the member's mobile number, with the dialling code or without it. */
            username: components["schemas"]["UserName"];
            password: components["schemas"]["Password"];
            captchaId?: components["schemas"]["Id"];
            captcha?: components["schemas"]["CaptchaAnswer"];
            captchaProof?: components["schemas"]["CaptchaProof"];
            human?: components["schemas"]["HumanAnswer"];
        };
        /**
         * @example bank
         * @enum {string}
         */
        PaymentKind: "bank" | "qr" | "card" | "e-wallet" | "crypto";
        /** @example 202611 */
        PaymentPassword: string;
        /**
         * @example {
         *       "oldPaymentPassword": "202610",
         *       "oldPassword": "Livery-2026",
         *       "paymentPassword": "202611",
         *       "confirmPaymentPassword": "202611"
         *     }
         */
        PaymentPasswordChange: {
            /** @description Needed when there is one already. */
            oldPaymentPassword?: components["schemas"]["PaymentPassword"];
            /** @description The login password; needed for the first payment password, where the member has a login password. */
            oldPassword?: components["schemas"]["Password"];
            paymentPassword: components["schemas"]["PaymentPassword"];
            confirmPaymentPassword: components["schemas"]["PaymentPassword"];
        };
        /**
         * @description week: the last 7 days. month: the last 30 days.
         * @default today
         * @example week
         * @enum {string}
         */
        Period: "today" | "yesterday" | "week" | "month";
        /**
         * @example {
         *       "startedAt": "2026-11-20T08:48:00Z",
         *       "serverTime": "2026-11-20T09:30:00Z",
         *       "lastLoginAt": "2026-11-19T19:05:00Z",
         *       "endsAt": "2026-11-20T10:48:00Z",
         *       "realityCheckMinutes": 60,
         *       "currency": "EUR",
         *       "staked": "42.00",
         *       "won": "36.50",
         *       "net": "-5.50"
         *     }
         */
        PlaySession: {
            /** @description When the member began to play. Signing in again without a rest goes on with it. */
            startedAt: components["schemas"]["Timestamp"];
            /** @description Now. */
            serverTime: components["schemas"]["Timestamp"];
            /** @description When the member signed in before this session. Absent: never. */
            lastLoginAt?: components["schemas"]["Timestamp"];
            /** @description When the limit on the length of sessions ends this play. Absent: no limit. */
            endsAt?: components["schemas"]["Timestamp"];
            /** @description A reminder comes so often; 0: never. */
            realityCheckMinutes: number;
            currency: components["schemas"]["CurrencyCode"];
            /** @description Since then. */
            staked: components["schemas"]["Money"];
            /** @description Since then. */
            won: components["schemas"]["Money"];
            /** @description won minus staked. */
            net: components["schemas"]["Money"];
        };
        /**
         * @example {
         *       "currency": "EUR",
         *       "total": 12,
         *       "stakeOfPoint": "10.00",
         *       "list": [
         *         {
         *           "day": "2026-11-20",
         *           "points": 12
         *         }
         *       ]
         *     }
         */
        Points: {
            currency: components["schemas"]["CurrencyCode"];
            /** @description The sum of all days. */
            total: components["schemas"]["Count"];
            /** @description Stake that makes a point. */
            stakeOfPoint: components["schemas"]["Money"];
            /** @description Days with points, latest first. */
            list: components["schemas"]["PointsDay"][];
        };
        /**
         * @example {
         *       "day": "2026-11-20",
         *       "points": 12
         *     }
         */
        PointsDay: {
            /**
             * Format: date
             * @description Day of the stakes, UTC.
             */
            day: string;
            points: components["schemas"]["Count"];
        };
        /**
         * @example {
         *       "id": "pop_12",
         *       "title": "New: Aurora Fruits",
         *       "content": "<p>Twenty free spins today.</p>",
         *       "imageUrl": "/sandbox/art/banner/aurora-fruits.svg",
         *       "link": "/m/gameCenter"
         *     }
         */
        Popup: {
            id: components["schemas"]["Id"];
            title: string;
            content: components["schemas"]["RichText"];
            imageUrl?: components["schemas"]["Url"];
            link?: components["schemas"]["Url"];
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "id": "pop_12",
         *           "title": "New: Aurora Fruits",
         *           "content": "<p>Twenty free spins today.</p>",
         *           "imageUrl": "/sandbox/art/banner/aurora-fruits.svg",
         *           "link": "/m/gameCenter"
         *         }
         *       ]
         *     }
         */
        PopupList: {
            list: components["schemas"]["Popup"][];
        };
        /**
         * @example {
         *       "id": "promo_17",
         *       "key": "APP_DOWNLOAD",
         *       "title": "Install the app, get 5 EUR",
         *       "summary": "Add us to your home screen and claim a gift.",
         *       "imageUrl": "/sandbox/art/banner/app-download.svg",
         *       "state": "open",
         *       "startsAt": "2026-11-01T00:00:00Z",
         *       "endsAt": "2026-12-31T23:59:59Z",
         *       "applicable": true
         *     }
         */
        Promotion: {
            id: components["schemas"]["Id"];
            key: components["schemas"]["PromotionKey"];
            title: string;
            summary: string;
            imageUrl: components["schemas"]["Url"];
            state: components["schemas"]["PromotionState"];
            startsAt: components["schemas"]["Timestamp"];
            /** @description Absent: without end. */
            endsAt?: components["schemas"]["Timestamp"];
            /** @description True when members apply for it with applyPromotion. */
            applicable: boolean;
        };
        /**
         * @example {
         *       "comment": "Installed on my phone.",
         *       "images": [
         *         "(bytes)"
         *       ]
         *     }
         */
        PromotionApplication: {
            comment?: string;
            images?: Blob[];
        };
        /**
         * @example {
         *       "applicationId": "app_204",
         *       "state": "applying"
         *     }
         */
        PromotionApplied: {
            applicationId: components["schemas"]["Id"];
            state: components["schemas"]["PromotionState"];
        };
        /**
         * @example {
         *       "promotion": {
         *         "id": "promo_17",
         *         "key": "APP_DOWNLOAD",
         *         "title": "Install the app, get 5 EUR",
         *         "summary": "Add us to your home screen and claim a gift.",
         *         "imageUrl": "/sandbox/art/banner/app-download.svg",
         *         "state": "open",
         *         "startsAt": "2026-11-01T00:00:00Z",
         *         "endsAt": "2026-12-31T23:59:59Z",
         *         "applicable": true
         *       },
         *       "content": "<p>Open the menu, choose <b>Add to Home Screen</b>.</p>",
         *       "terms": "<p>Once per member.</p>",
         *       "rejectedReason": "The picture cannot be read."
         *     }
         */
        PromotionDetail: {
            promotion: components["schemas"]["Promotion"];
            content: components["schemas"]["RichText"];
            terms: components["schemas"]["RichText"];
            rejectedReason?: string;
        };
        /** @example APP_DOWNLOAD */
        PromotionKey: string;
        /**
         * @example {
         *       "list": [
         *         {
         *           "id": "promo_17",
         *           "key": "APP_DOWNLOAD",
         *           "title": "Install the app, get 5 EUR",
         *           "summary": "Add us to your home screen and claim a gift.",
         *           "imageUrl": "/sandbox/art/banner/app-download.svg",
         *           "state": "open",
         *           "startsAt": "2026-11-01T00:00:00Z",
         *           "endsAt": "2026-12-31T23:59:59Z",
         *           "applicable": true
         *         }
         *       ],
         *       "pageNum": 1,
         *       "totalPages": 3
         *     }
         */
        PromotionList: {
            list: components["schemas"]["Promotion"][];
            pageNum: components["schemas"]["PageNum"];
            totalPages: components["schemas"]["TotalPages"];
        };
        /**
         * @description State of the member's participation; a visitor sees open, closed or coming soon.
         * @example open
         * @enum {string}
         */
        PromotionState: "open" | "applying" | "rejected" | "issued" | "claimed" | "process" | "joined" | "closed" | "coming soon";
        /**
         * @description A JSON Web Key (RFC 7517).
         * @example {
         *       "kty": "EC",
         *       "use": "enc",
         *       "alg": "ECDH-ES",
         *       "kid": "2026-11-a",
         *       "crv": "P-256",
         *       "x": "f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU",
         *       "y": "x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0"
         *     }
         */
        PublicKey: components["schemas"]["EcPublicKey"] | components["schemas"]["RsaPublicKey"];
        /**
         * @description A decimal factor, such as odds or a rate; 0.05 is five per cent.
         * @example 1.96
         */
        Ratio: string;
        /**
         * @example {
         *       "inviteUrl": "https://aurora.localhost/m/register?affiliateCode=AFF2026",
         *       "qrText": "https://aurora.localhost/m/register?affiliateCode=AFF2026",
         *       "affiliateCode": "AFF2026",
         *       "currency": "EUR",
         *       "rewardPerMember": "10.00",
         *       "earned": "30.00",
         *       "claimable": "10.00",
         *       "invited": [
         *         {
         *           "userName": "ro***n",
         *           "joinedAt": "2026-11-20T09:30:00.000Z",
         *           "qualified": true
         *         }
         *       ],
         *       "pageNum": 1,
         *       "totalPages": 3
         *     }
         */
        Referral: {
            inviteUrl: components["schemas"]["Url"];
            /** @description Content of the QR code. */
            qrText: string;
            affiliateCode: components["schemas"]["AffiliateCode"];
            currency: components["schemas"]["CurrencyCode"];
            rewardPerMember: components["schemas"]["Amount"];
            earned: components["schemas"]["Amount"];
            claimable: components["schemas"]["Amount"];
            invited: components["schemas"]["InvitedMember"][];
            pageNum: components["schemas"]["PageNum"];
            totalPages: components["schemas"]["TotalPages"];
        };
        /**
         * @example {
         *       "token": "8Qm3v1k2T0s9d7Yc5bXa",
         *       "expirationTime": 1795167060000
         *     }
         */
        RefreshedSession: {
            /** @description Replaces the one that was sent. */
            token: components["schemas"]["SessionToken"];
            expirationTime: components["schemas"]["EpochMillis"];
        };
        /**
         * @description Content of register's JWE. getRegistrationRules lists the optional fields that are required.
         * @example {
         *       "registerMethod": "H5",
         *       "registerUrl": "aurora.localhost",
         *       "domain": "aurora.localhost",
         *       "type": 0,
         *       "username": "member",
         *       "countryDialingCode": "356",
         *       "mobileNum": "79234567",
         *       "verificationCode": "482915",
         *       "password": "Livery-2026",
         *       "confirmPassword": "Livery-2026",
         *       "paymentPassword": "202611",
         *       "affiliateCode": "AFF2026",
         *       "recommenderId": "10021",
         *       "nickname": "Robin",
         *       "payeeName": "Robin Vella",
         *       "birthday": "1990-04-27",
         *       "email": "player@example.com",
         *       "idNumber": "MT-0123456M",
         *       "qqNum": "10001",
         *       "facebook": "robin.vella",
         *       "wechat": "robinv",
         *       "line": "robinv",
         *       "whatsapp": "35679234567",
         *       "zalo": "84901234567",
         *       "captchaId": "01JD3ZK8Q4",
         *       "captcha": "482915",
         *       "captchaProof": "eyJhbGdvcml0aG0iOiJTSEEtMjU2IiwiY2hhbGxlbmdlIjoiMzIwYjBlMThkMTg2YzIzY2M3ODEzYzNjODIyZTIzZWY4MTk5ODg3Y2ZkYWUxMjRkN2I3NTUyOTQwMzE1ODE0OCIsIm51bWJlciI6MzE4NzQsInNhbHQiOiI1YjNjMGY3YTllMTI/ZXhwaXJlcz0xNzk1MTY3MDYwIiwic2lnbmF0dXJlIjoiYTBiMWMyZDNlNGY1MDYxNzI4Mzk0YTViNmM3ZDhlOWZhMGIxYzJkM2U0ZjUwNjE3MjgzOTRhNWI2YzdkOGU5ZiIsInRvb2siOjQxMn0=",
         *       "human": "eyJhbGdvcml0aG0iOiJTSEEtMjU2IiwiY2hhbGxlbmdlIjoiMzIwYjBlMThkMTg2YzIzY2M3ODEzYzNjODIyZTIzZWY4MTk5ODg3Y2ZkYWUxMjRkN2I3NTUyOTQwMzE1ODE0OCIsIm51bWJlciI6MzE4NzQsInNhbHQiOiI1YjNjMGY3YTllMTI/ZXhwaXJlcz0xNzk1MTY3MDYwIiwic2lnbmF0dXJlIjoiYTBiMWMyZDNlNGY1MDYxNzI4Mzk0YTViNmM3ZDhlOWZhMGIxYzJkM2U0ZjUwNjE3MjgzOTRhNWI2YzdkOGU5ZiIsInRvb2siOjQxMn0=",
         *       "firebaseChannel": "sms",
         *       "firebaseIdToken": "eyJhbGciOiJSUzI1NiJ9.e30.c2ln"
         *     }
         */
        RegisterPayload: {
            /**
             * @description Form in which the site runs.
             * @enum {string}
             */
            registerMethod: "APP" | "H5" | "PWA" | "WEBCLIP";
            /** @description The site's host. */
            registerUrl: string;
            domain: string;
            /** @constant */
            type: 0;
            username?: components["schemas"]["UserName"];
            countryDialingCode?: components["schemas"]["DiallingCode"];
            mobileNum?: components["schemas"]["MobileNumber"];
            verificationCode?: components["schemas"]["VerificationCode"];
            password: components["schemas"]["Password"];
            confirmPassword: components["schemas"]["Password"];
            paymentPassword?: components["schemas"]["PaymentPassword"];
            affiliateCode?: components["schemas"]["AffiliateCode"];
            recommenderId?: string;
            nickname?: string;
            payeeName?: string;
            birthday?: components["schemas"]["CalendarDate"];
            email?: components["schemas"]["Email"];
            idNumber?: string;
            qqNum?: string;
            facebook?: string;
            wechat?: string;
            line?: string;
            whatsapp?: string;
            zalo?: string;
            captchaId?: components["schemas"]["Id"];
            captcha?: components["schemas"]["CaptchaAnswer"];
            captchaProof?: components["schemas"]["CaptchaProof"];
            human?: components["schemas"]["HumanAnswer"];
            /** @enum {string} */
            firebaseChannel?: "sms";
            /** @description The ID token of the phone-authentication service; one authentication passes once, within five minutes. */
            firebaseIdToken?: string;
        };
        /**
         * @example nickname
         * @enum {string}
         */
        RegistrationField: "username" | "password" | "confirmPassword" | "mobileNum" | "verificationCode" | "captcha" | "paymentPassword" | "recommenderId" | "affiliateCode" | "nickname" | "payeeName" | "birthday" | "email" | "idNumber" | "qqNum" | "facebook" | "wechat" | "line" | "whatsapp" | "zalo";
        /**
         * @example username
         * @enum {string}
         */
        RegistrationMethod: "username" | "mobileNum";
        /**
         * @example {
         *       "field": "email",
         *       "enabled": true,
         *       "exposed": true,
         *       "required": false,
         *       "pattern": "",
         *       "format": "email",
         *       "minLength": 6,
         *       "maxLength": 254,
         *       "choices": [],
         *       "message": "Please check what you entered.",
         *       "order": 40
         *     }
         */
        RegistrationRule: {
            field: components["schemas"]["RegistrationField"];
            /** @description True when the merchant uses the field. */
            enabled: boolean;
            /** @description True when the form shows it. */
            exposed: boolean;
            required: boolean;
            /** @description A JavaScript regular expression (flag u) for the whole value; empty: none. */
            pattern: string;
            format?: components["schemas"]["FieldFormat"];
            /** @description Fewest characters. */
            minLength?: number;
            /** @description Most characters. */
            maxLength?: number;
            /** @description The only values that are valid; empty: any. */
            choices?: string[];
            /** @description Message when the pattern does not match, in the requested language. */
            message: string;
            /** @description Fields show in rising order. */
            order: number;
        };
        /**
         * @example {
         *       "methods": [
         *         "username",
         *         "mobileNum"
         *       ],
         *       "language": "EN",
         *       "fields": [
         *         {
         *           "field": "nickname",
         *           "enabled": true,
         *           "exposed": true,
         *           "required": false,
         *           "pattern": "^.{2,32}$",
         *           "message": "A nickname has 2 to 32 characters.",
         *           "order": 40
         *         }
         *       ]
         *     }
         */
        RegistrationRules: {
            methods: components["schemas"]["RegistrationMethod"][];
            fields: components["schemas"]["RegistrationRule"][];
            /** @description Language of the messages, where it may be another than that of the call. The site words what is in another. */
            language?: components["schemas"]["LanguageCode"];
        };
        /**
         * @description The host that passkeys belong to.
         * @example play.aurora-casino.example
         */
        RelyingPartyId: string;
        /** @example 0b6f1c1e-6f0a-4f2e-9d1b-7a3c52f5d7e4 */
        RequestId: string;
        /** @example 30 */
        RetryAfterSeconds: number;
        /**
         * @example {
         *       "id": "reward_88",
         *       "title": "Weekly cashback",
         *       "currency": "EUR",
         *       "amount": "12.40",
         *       "terms": "To bet before you can withdraw it: 1 × the bonus.",
         *       "state": "claimed",
         *       "issuedAt": "2026-11-20T09:30:00.000Z",
         *       "expiresAt": "2026-11-27T09:30:00Z",
         *       "claimedAt": "2026-11-21T08:00:00Z"
         *     }
         */
        Reward: {
            id: components["schemas"]["Id"];
            title: string;
            currency: components["schemas"]["CurrencyCode"];
            amount: components["schemas"]["Amount"];
            /** @description What binds the money once it is claimed, such as what has to be bet before a withdrawal. */
            terms?: string;
            state: components["schemas"]["RewardState"];
            issuedAt: components["schemas"]["Timestamp"];
            expiresAt?: components["schemas"]["Timestamp"];
            claimedAt?: components["schemas"]["Timestamp"];
        };
        /**
         * @example unclaimed
         * @enum {string}
         */
        RewardState: "unclaimed" | "claimed" | "expired";
        /**
         * @example {
         *       "unclaimed": 3,
         *       "list": [
         *         {
         *           "id": "reward_88",
         *           "title": "Weekly cashback",
         *           "currency": "EUR",
         *           "amount": "12.40",
         *           "state": "claimed",
         *           "issuedAt": "2026-11-20T09:30:00.000Z",
         *           "expiresAt": "2026-11-27T09:30:00Z",
         *           "claimedAt": "2026-11-21T08:00:00Z"
         *         }
         *       ],
         *       "pageNum": 1,
         *       "totalPages": 3
         *     }
         */
        Rewards: {
            /** @description For the badge. */
            unclaimed: components["schemas"]["Count"];
            list: components["schemas"]["Reward"][];
            pageNum: components["schemas"]["PageNum"];
            totalPages: components["schemas"]["TotalPages"];
        };
        /**
         * @description HTML; the site shows only an allow-list of elements.
         * @example <p>Welcome to the <strong>first</strong> tournament.</p>
         */
        RichText: string;
        /**
         * @example {
         *       "kty": "RSA",
         *       "use": "enc",
         *       "alg": "RSA-OAEP-256",
         *       "kid": "2026-11-r",
         *       "n": "sXchDaQebHnPiGvyDOAT4saGEUetSyo9MKLOoWFsueri",
         *       "e": "AQAB"
         *     }
         */
        RsaPublicKey: {
            /** @constant */
            kty: "RSA";
            /** @constant */
            use: "enc";
            /** @constant */
            alg: "RSA-OAEP-256";
            kid: components["schemas"]["KeyId"];
            n: string;
            e: string;
        };
        /**
         * @example {
         *       "data": "eyJhbGciOiJFQ0RILUVTIiwiZW5jIjoiQTI1NkdDTSJ9..dGVuLWJ5dGVz.Y2lwaGVydGV4dA.dGFn"
         *     }
         */
        SealedLogin: {
            /** @description A compact JWE; its plaintext is LoginPayload as JSON. */
            data: string;
        };
        /**
         * @example {
         *       "data": "eyJhbGciOiJFQ0RILUVTIiwiZW5jIjoiQTI1NkdDTSJ9..dGVuLWJ5dGVz.Y2lwaGVydGV4dA.dGFn"
         *     }
         */
        SealedPasswordReset: {
            /** @description A compact JWE; its plaintext is SetPasswordByPhonePayload as JSON. */
            data: string;
        };
        /**
         * @example {
         *       "data": "eyJhbGciOiJFQ0RILUVTIiwiZW5jIjoiQTI1NkdDTSJ9..dGVuLWJ5dGVz.Y2lwaGVydGV4dA.dGFn"
         *     }
         */
        SealedRegistration: {
            /** @description A compact JWE; its plaintext is RegisterPayload as JSON. */
            data: string;
        };
        /**
         * @example {
         *       "duration": "six_months"
         *     }
         */
        SelfExclusion: {
            /**
             * @description Cannot be shortened.
             * @enum {string}
             */
            duration: "six_months" | "year" | "three_years" | "five_years" | "indefinite";
        };
        /**
         * @description Opaque. Sent in Authorization; also in a query or a body if the tenant requires it.
         * @example 8Qm3v1k2T0s9d7Yc5bXa
         */
        SessionToken: string;
        /**
         * @description Content of setPasswordByPhone's JWE: a code of the gateway, or a token of the phone-authentication service.
         * @example {
         *       "mobileNum": "79234567",
         *       "countryDialingCode": "356",
         *       "email": "player@example.com",
         *       "verificationCode": "482915",
         *       "newPassword": "Livery-2027",
         *       "confirmNewPassword": "Livery-2027",
         *       "firebaseChannel": "sms",
         *       "firebaseIdToken": "eyJhbGciOiJSUzI1NiJ9.e30.c2ln"
         *     }
         */
        SetPasswordByPhonePayload: {
            mobileNum?: components["schemas"]["MobileNumber"];
            countryDialingCode?: components["schemas"]["DiallingCode"];
            /** @description In place of the number, where the code went to the member's e-mail address. */
            email?: components["schemas"]["Email"];
            verificationCode?: components["schemas"]["VerificationCode"];
            newPassword: components["schemas"]["Password"];
            confirmNewPassword: components["schemas"]["Password"];
            /** @enum {string} */
            firebaseChannel?: "sms";
            /** @description The ID token of the phone-authentication service; one authentication passes once, within five minutes. */
            firebaseIdToken?: string;
        };
        /**
         * @description One time the member signed in, and what the gateway saw of it.
         * @example {
         *       "method": "password",
         *       "kind": "phone",
         *       "browser": "Chrome",
         *       "system": "Android",
         *       "address": "198.51.100.*",
         *       "country": "MT",
         *       "signedInAt": "2026-11-20T09:30:00.000Z"
         *     }
         */
        SignIn: {
            method: components["schemas"]["SignInMethod"];
            kind: components["schemas"]["DeviceKind"];
            /** @description A name, such as Chrome; absent when unknown. */
            browser?: string;
            /** @description The operating system, such as Android; absent when unknown. */
            system?: string;
            address: components["schemas"]["MaskedAddress"];
            country?: components["schemas"]["CountryCode"];
            signedInAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description How a session was begun.
         * @example password
         * @enum {string}
         */
        SignInMethod: "password" | "sms" | "firebase" | "facebook" | "google" | "passkey" | "registration" | "trial";
        /**
         * @example {
         *       "signedOut": 2
         *     }
         */
        SignedOutDevices: {
            signedOut: components["schemas"]["Count"];
        };
        /**
         * @example {
         *       "type": "sms",
         *       "username": "79234567",
         *       "password": "482915",
         *       "countryDialingCode": "356",
         *       "captchaId": "01JD3ZK8Q4",
         *       "captcha": "482915",
         *       "captchaProof": "eyJhbGdvcml0aG0iOiJTSEEtMjU2IiwiY2hhbGxlbmdlIjoiMzIwYjBlMThkMTg2YzIzY2M3ODEzYzNjODIyZTIzZWY4MTk5ODg3Y2ZkYWUxMjRkN2I3NTUyOTQwMzE1ODE0OCIsIm51bWJlciI6MzE4NzQsInNhbHQiOiI1YjNjMGY3YTllMTI/ZXhwaXJlcz0xNzk1MTY3MDYwIiwic2lnbmF0dXJlIjoiYTBiMWMyZDNlNGY1MDYxNzI4Mzk0YTViNmM3ZDhlOWZhMGIxYzJkM2U0ZjUwNjE3MjgzOTRhNWI2YzdkOGU5ZiIsInRvb2siOjQxMn0=",
         *       "human": "eyJhbGdvcml0aG0iOiJTSEEtMjU2IiwiY2hhbGxlbmdlIjoiMzIwYjBlMThkMTg2YzIzY2M3ODEzYzNjODIyZTIzZWY4MTk5ODg3Y2ZkYWUxMjRkN2I3NTUyOTQwMzE1ODE0OCIsIm51bWJlciI6MzE4NzQsInNhbHQiOiI1YjNjMGY3YTllMTI/ZXhwaXJlcz0xNzk1MTY3MDYwIiwic2lnbmF0dXJlIjoiYTBiMWMyZDNlNGY1MDYxNzI4Mzk0YTViNmM3ZDhlOWZhMGIxYzJkM2U0ZjUwNjE3MjgzOTRhNWI2YzdkOGU5ZiIsInRvb2siOjQxMn0="
         *     }
         */
        SmsLoginPayload: {
            /** @constant */
            type: "sms";
            /** @description The mobile number. */
            username: components["schemas"]["MobileNumber"];
            /** @description The SMS code. */
            password: components["schemas"]["VerificationCode"];
            countryDialingCode: components["schemas"]["DiallingCode"];
            captchaId?: components["schemas"]["Id"];
            captcha?: components["schemas"]["CaptchaAnswer"];
            captchaProof?: components["schemas"]["CaptchaProof"];
            human?: components["schemas"]["HumanAnswer"];
        };
        /**
         * @example {
         *       "kind": "telegram",
         *       "url": "https://t.me/aurora"
         *     }
         */
        SocialLink: {
            /** @enum {string} */
            kind: "whatsapp" | "telegram" | "line" | "zalo" | "messenger" | "facebook" | "instagram" | "x" | "youtube" | "tiktok";
            url: components["schemas"]["Url"];
        };
        /**
         * @example {
         *       "authorizeUrl": "https://accounts.example/authorize?client_id=aurora"
         *     }
         */
        SocialLoginAddress: {
            authorizeUrl: components["schemas"]["Url"];
        };
        /**
         * @example {
         *       "code": "4/0AX4XfWj",
         *       "state": "4f0d1b2c3e4a5f60718293a4b5c6d7e8f9",
         *       "codeVerifier": "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk",
         *       "nonce": "b6c7d8e9f0a1b2c3d4e5f60718293a4b5c",
         *       "redirectUri": "/m/login/callback",
         *       "affiliateCode": "AFF2026",
         *       "recommenderId": "10021"
         *     }
         */
        SocialLoginFinish: {
            /** @description The provider's authorisation code. */
            code: string;
            state: string;
            codeVerifier: string;
            nonce: string;
            redirectUri: components["schemas"]["Url"];
            /** @description The invitation that a new member came by. An unknown one is ignored. */
            affiliateCode?: components["schemas"]["AffiliateCode"];
            /** @description The member who recommended a new one. An unknown one is ignored. */
            recommenderId?: string;
        };
        /**
         * @example {
         *       "redirectUri": "/m/login/callback",
         *       "codeChallenge": "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
         *       "codeChallengeMethod": "S256",
         *       "state": "4f0d1b2c3e4a5f60718293a4b5c6d7e8f9",
         *       "nonce": "b6c7d8e9f0a1b2c3d4e5f60718293a4b5c"
         *     }
         */
        SocialLoginStart: {
            /** @description Path on the merchant's own host; another host is refused. */
            redirectUri: components["schemas"]["Url"];
            /** @description RFC 7636. */
            codeChallenge: string;
            /** @constant */
            codeChallengeMethod: "S256";
            /** @description Bound to the browser tab; comes back unchanged. */
            state: string;
            /** @description Expected in the provider's ID token. */
            nonce: string;
        };
        /**
         * @example google
         * @enum {string}
         */
        SocialProvider: "facebook" | "google";
        /**
         * @description week: the last 7 days. month: the last 30 days. quarter: the last 92 days. all: since the account was opened.
         * @default today
         * @example quarter
         * @enum {string}
         */
        StatementPeriod: "today" | "yesterday" | "week" | "month" | "quarter" | "all";
        /**
         * @description Answered in maintenance and to restricted regions too.
         * @example {
         *       "status": 0,
         *       "maintenance": false,
         *       "regionRestriction": false,
         *       "info": "All systems are running.",
         *       "location": {
         *         "ip": "198.51.100.24",
         *         "country": "MT"
         *       }
         *     }
         */
        SystemStatus: {
            /** @description Numeric status; which number means what is the reading (A or B) that the tenant names. */
            status: number;
            maintenance: boolean;
            /** @description True when the visitor is in a country that the merchant does not serve. */
            regionRestriction: boolean;
            /** @description The operator's words; empty when there is nothing to say. */
            info: string;
            /** @description Country of the visitor; absent when unknown. */
            location: {
                /** @description The visitor's address as the gateway sees it. */
                ip: string;
                country?: components["schemas"]["CountryCode"];
            };
        };
        /**
         * @example {
         *       "currency": "EUR",
         *       "period": "week",
         *       "totals": {
         *         "deposited": "8200.00",
         *         "withdrawn": "3100.00",
         *         "staked": "52000.00",
         *         "won": "50110.00",
         *         "promotions": "310.00",
         *         "net": "1580.00"
         *       },
         *       "list": [
         *         {
         *           "userName": "member",
         *           "type": 0,
         *           "level": 1,
         *           "members": 7,
         *           "deposited": "400.00",
         *           "withdrawn": "150.00",
         *           "staked": "2600.00",
         *           "won": "2510.00",
         *           "promotions": "20.00",
         *           "net": "70.00"
         *         }
         *       ],
         *       "pageNum": 1,
         *       "totalPages": 3
         *     }
         */
        TeamProfitLoss: {
            currency: components["schemas"]["CurrencyCode"];
            period: components["schemas"]["Period"];
            totals: components["schemas"]["TeamTotals"];
            list: components["schemas"]["TeamRow"][];
            pageNum: components["schemas"]["PageNum"];
            totalPages: components["schemas"]["TotalPages"];
        };
        /**
         * @example {
         *       "userName": "member",
         *       "type": 0,
         *       "level": 1,
         *       "members": 7,
         *       "deposited": "400.00",
         *       "withdrawn": "150.00",
         *       "staked": "2600.00",
         *       "won": "2510.00",
         *       "promotions": "20.00",
         *       "net": "70.00"
         *     }
         */
        TeamRow: {
            userName: components["schemas"]["UserName"];
            type: components["schemas"]["MemberType"];
            /** @description Distance from the agent. */
            level: number;
            /** @description Under this one. */
            members: components["schemas"]["Count"];
            deposited: components["schemas"]["Money"];
            withdrawn: components["schemas"]["Money"];
            staked: components["schemas"]["Money"];
            won: components["schemas"]["Money"];
            promotions: components["schemas"]["Money"];
            /** @description The house's side: staked minus won minus promotions. */
            net: components["schemas"]["Money"];
        };
        /**
         * @description Over all pages.
         * @example {
         *       "deposited": "8200.00",
         *       "withdrawn": "3100.00",
         *       "staked": "52000.00",
         *       "won": "50110.00",
         *       "promotions": "310.00",
         *       "net": "1580.00"
         *     }
         */
        TeamTotals: {
            deposited: components["schemas"]["Money"];
            withdrawn: components["schemas"]["Money"];
            staked: components["schemas"]["Money"];
            won: components["schemas"]["Money"];
            promotions: components["schemas"]["Money"];
            net: components["schemas"]["Money"];
        };
        /**
         * @example {
         *       "duration": "day"
         *     }
         */
        TimeOut: {
            /**
             * @description Cannot be shortened.
             * @enum {string}
             */
            duration: "day" | "week" | "month";
        };
        /**
         * @description Every session of the member has ended.
         * @example {
         *       "until": "2026-11-27T09:30:00Z"
         *     }
         */
        TimeOutEnd: {
            until: components["schemas"]["Timestamp"];
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
         * @example {
         *       "orderNumber": "D-20261120-0041",
         *       "type": "deposit",
         *       "status": "succeeded",
         *       "amount": "50.00",
         *       "balanceAfter": "10050.00",
         *       "createdAt": "2026-11-20T09:30:00.000Z",
         *       "note": "Instant bank transfer"
         *     }
         */
        Transaction: {
            orderNumber: components["schemas"]["OrderNumber"];
            type: components["schemas"]["TransactionType"];
            status: components["schemas"]["TransactionStatus"];
            /** @description Negative when it left the wallet. */
            amount: components["schemas"]["Money"];
            /** @description Of the main wallet; absent until it is booked. */
            balanceAfter?: components["schemas"]["Money"];
            createdAt: components["schemas"]["Timestamp"];
            note: string;
        };
        /**
         * @example {
         *       "currency": "EUR",
         *       "list": [
         *         {
         *           "orderNumber": "D-20261120-0041",
         *           "type": "deposit",
         *           "status": "succeeded",
         *           "amount": "50.00",
         *           "balanceAfter": "10050.00",
         *           "createdAt": "2026-11-20T09:30:00.000Z",
         *           "note": "Instant bank transfer"
         *         }
         *       ],
         *       "totalIn": "50.00",
         *       "totalOut": "0.00",
         *       "pageNum": 1,
         *       "totalPages": 3
         *     }
         */
        TransactionRecords: {
            currency: components["schemas"]["CurrencyCode"];
            list: components["schemas"]["Transaction"][];
            /** @description Over all pages. */
            totalIn: components["schemas"]["Money"];
            /** @description Over all pages. */
            totalOut: components["schemas"]["Money"];
            pageNum: components["schemas"]["PageNum"];
            totalPages: components["schemas"]["TotalPages"];
        };
        /**
         * @example succeeded
         * @enum {string}
         */
        TransactionStatus: "pending" | "succeeded" | "failed" | "cancelled";
        /**
         * @example deposit
         * @enum {string}
         */
        TransactionType: "deposit" | "withdraw" | "transfer" | "bet" | "payout" | "promotion" | "reward" | "adjustment";
        /**
         * @example {
         *       "bankName": "Bank of Valletta",
         *       "accountName": "Livery Payments Ltd",
         *       "accountNumber": "MT84MALT011000012345MTLCAST001S",
         *       "reference": "D-20261120-0041"
         *     }
         */
        TransferDetails: {
            bankName: string;
            accountName: string;
            accountNumber: string;
            /** @description To be named in the transfer. */
            reference: string;
        };
        /**
         * @example {
         *       "trial": 48213
         *     }
         */
        TrialAccount: {
            /** @description Number of the trial account; 0 when none was given. */
            trial: number;
        };
        /**
         * @example {
         *       "unReadCount": 4
         *     }
         */
        UnreadCount: {
            unReadCount: number;
        };
        /**
         * Format: uri-reference
         * @description Absolute, or a path on the gateway's origin. The site checks it against its allow-list before use.
         * @example /sandbox/art/banner/welcome.svg
         */
        Url: string;
        /** @example member */
        UserName: string;
        /**
         * @description The platform's code of a game vendor (`vassalage` on most calls).
         * @example TCG_LOTTO_VN
         */
        VendorCode: string;
        /**
         * @example {
         *       "vassalage": "PRISM",
         *       "accountTypeName": "Prism Slots",
         *       "balance": "250.00",
         *       "available": true,
         *       "inTransit": "20.00"
         *     }
         */
        VendorWallet: {
            vassalage: components["schemas"]["VendorCode"];
            accountTypeName: string;
            balance: components["schemas"]["Money"];
            /** @description True when money can be moved now. */
            available: boolean;
            /** @description Sent from one wallet to the other, with the vendor's answer outstanding; in neither balance. Absent: nothing. */
            inTransit?: components["schemas"]["Amount"];
        };
        /**
         * @description Checks that this merchant requires.
         * @example {
         *       "human": true,
         *       "captcha": false,
         *       "codes": "gateway"
         *     }
         */
        VerificationChecks: {
            /** @description The call needs `human`. */
            human: boolean;
            /** @description The call needs a captcha from the start. */
            captcha: boolean;
            /**
             * @description Sender of SMS codes.
             * @enum {string}
             */
            codes: "gateway" | "firebase" | "none";
        };
        /** @example 482915 */
        VerificationCode: string;
        /**
         * @example login
         * @enum {string}
         */
        VerificationPurpose: "login" | "register" | "forget" | "bind";
        /**
         * @example {
         *       "currency": "EUR",
         *       "level": 2,
         *       "clubLabel": {
         *         "labelName": "Gold"
         *       },
         *       "turnover": "61200.00",
         *       "nextTurnover": "150000.00",
         *       "reviewsAt": "2026-12-01T00:00:00.000Z",
         *       "levels": [
         *         {
         *           "level": 2,
         *           "labelName": "Gold",
         *           "iconUrl": "/sandbox/art/vip/2.svg",
         *           "turnover": "50000.00",
         *           "benefits": [
         *             "Cashback of 0.8 %"
         *           ]
         *         }
         *       ]
         *     }
         */
        Vip: {
            currency: components["schemas"]["CurrencyCode"];
            level: number;
            clubLabel?: components["schemas"]["ClubLabel"];
            /** @description Staked so far. */
            turnover: components["schemas"]["Amount"];
            /** @description Absent at the top level. */
            nextTurnover?: components["schemas"]["Amount"];
            /** @description When levels are reviewed next: a member who has staked enough rises then. Absent where a level is given at once. */
            reviewsAt?: components["schemas"]["Timestamp"];
            /** @description In rising order. */
            levels: components["schemas"]["VipLevel"][];
        };
        /**
         * @example {
         *       "level": 2,
         *       "labelName": "Gold",
         *       "iconUrl": "/sandbox/art/vip/2.svg",
         *       "turnover": "50000.00",
         *       "benefits": [
         *         "Cashback of 0.8 %"
         *       ]
         *     }
         */
        VipLevel: {
            level: number;
            labelName: string;
            iconUrl: components["schemas"]["Url"];
            /** @description Staked in total to reach it. */
            turnover: components["schemas"]["Amount"];
            benefits: string[];
        };
        /**
         * @example {
         *       "currency": "EUR",
         *       "symbol": "€",
         *       "sumBalance": "10250.00",
         *       "balance": "10000.00",
         *       "wallets": [
         *         {
         *           "vassalage": "PRISM",
         *           "accountTypeName": "Prism Slots",
         *           "balance": "250.00",
         *           "available": true
         *         }
         *       ]
         *     }
         */
        Wallet: {
            currency: components["schemas"]["CurrencyCode"];
            symbol: string;
            /** @description The main wallet and all vendors together. */
            sumBalance: components["schemas"]["Money"];
            /** @description The main wallet. */
            balance: components["schemas"]["Money"];
            wallets: components["schemas"]["VendorWallet"][];
        };
        /**
         * @example {
         *       "direction": "in",
         *       "vassalage": "PRISM",
         *       "amount": "25.50",
         *       "module": "FUNDTRANS3"
         *     }
         */
        WalletMove: {
            /**
             * @description in: into the vendor's wallet. out: back to the main wallet.
             * @enum {string}
             */
            direction: "in" | "out";
            vassalage: components["schemas"]["VendorCode"];
            amount: components["schemas"]["Amount"];
            module?: components["schemas"]["ModuleId"];
        };
        /**
         * @example {
         *       "recallAll": true,
         *       "module": "FUNDTRANS3"
         *     }
         */
        WalletRecall: {
            /**
             * @description Everything back to the main wallet.
             * @constant
             */
            recallAll: true;
            module?: components["schemas"]["ModuleId"];
        };
        /**
         * @example {
         *       "direction": "in",
         *       "vassalage": "PRISM",
         *       "amount": "25.50",
         *       "module": "FUNDTRANS3"
         *     }
         */
        WalletTransfer: components["schemas"]["WalletMove"] | components["schemas"]["WalletRecall"];
        /**
         * @example {
         *       "flags": {
         *         "MOBILEVERCODELOGIN3": true,
         *         "CBS3": true,
         *         "VIP": true
         *       },
         *       "promotions": [
         *         "REFERRAL",
         *         "APP_DOWNLOAD"
         *       ],
         *       "mobileTemplate": {
         *         "mem_cen": 1,
         *         "dep_func": 1,
         *         "login_prompt_text": "<p>Invite a friend, share <b>10 EUR</b>.</p>"
         *       },
         *       "imageCdn": [
         *         "https://img.aurora.example/"
         *       ],
         *       "imageSizing": {
         *         "widthParameter": "w",
         *         "heightParameter": "h",
         *         "query": "v=3f9c21ab",
         *         "widths": [
         *           96,
         *           160,
         *           240,
         *           320,
         *           480,
         *           720,
         *           960
         *         ]
         *       },
         *       "floatingLinks": [
         *         {
         *           "kind": "telegram",
         *           "url": "https://t.me/aurora"
         *         }
         *       ],
         *       "socialLinks": [
         *         {
         *           "kind": "telegram",
         *           "url": "https://t.me/aurora"
         *         }
         *       ],
         *       "languages": [
         *         "EN",
         *         "TY"
         *       ],
         *       "gateway": {
         *         "WEB": 1,
         *         "MOBILE": 3
         *       }
         *     }
         */
        Whitelabel: {
            /** @description Live whitelabel flags by name. They can only switch off what the site was built with. */
            flags: {
                [key: string]: boolean;
            };
            /** @description Keys of the promotions that are enabled. */
            promotions: components["schemas"]["PromotionKey"][];
            mobileTemplate: components["schemas"]["MobileTemplate"];
            /** @description Origins that serve pictures; the site picks one at random per visit. Empty: the site's own. */
            imageCdn: components["schemas"]["Url"][];
            imageSizing?: components["schemas"]["ImageSizing"];
            floatingLinks: components["schemas"]["SocialLink"][];
            socialLinks: components["schemas"]["SocialLink"][];
            languages: components["schemas"]["LanguageCode"][];
            gateway: components["schemas"]["GatewayMap"];
        };
        /**
         * @example {
         *       "bankCardId": "card_1",
         *       "amount": "100.00",
         *       "paymentPassword": "202611"
         *     }
         */
        WithdrawRequest: {
            bankCardId: components["schemas"]["Id"];
            amount: components["schemas"]["Amount"];
            paymentPassword: components["schemas"]["PaymentPassword"];
        };
        /**
         * @example {
         *       "currency": "EUR",
         *       "available": "10000.00",
         *       "minimum": "20.00",
         *       "maximum": "5000.00",
         *       "feeRate": "0",
         *       "feeFixed": "1.00",
         *       "turnoverLeft": "0.00",
         *       "dailyCountLeft": 3,
         *       "open": true
         *     }
         */
        WithdrawRules: {
            currency: components["schemas"]["CurrencyCode"];
            available: components["schemas"]["Amount"];
            minimum: components["schemas"]["Amount"];
            maximum: components["schemas"]["Amount"];
            feeRate: components["schemas"]["Ratio"];
            feeFixed: components["schemas"]["Amount"];
            /** @description To be staked before a withdrawal is possible. */
            turnoverLeft: components["schemas"]["Amount"];
            dailyCountLeft: number;
            open: boolean;
        };
        /**
         * @example {
         *       "orderNumber": "W-20261120-0007",
         *       "status": "rejected",
         *       "reason": "details",
         *       "currency": "EUR",
         *       "amount": "100.00",
         *       "fee": "1.00",
         *       "received": "99.00",
         *       "createdAt": "2026-11-20T09:30:00.000Z",
         *       "closedAt": "2026-11-20T10:30:00.000Z"
         *     }
         */
        Withdrawal: {
            orderNumber: components["schemas"]["OrderNumber"];
            /**
             * @description cancelled: by the member. returned: paid, and sent back by the bank. The last three are in the wallet again.
             * @enum {string}
             */
            status: "pending" | "processing" | "paid" | "rejected" | "cancelled" | "returned";
            reason?: components["schemas"]["WithdrawalReason"];
            closedAt?: components["schemas"]["Timestamp"];
            currency: components["schemas"]["CurrencyCode"];
            amount: components["schemas"]["Amount"];
            fee: components["schemas"]["Amount"];
            received: components["schemas"]["Amount"];
            createdAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description Why it was refused or came back. details: the account is not in the member's name or does not exist. checks: checks of the account are not finished. bank: the bank did not take it. rules: against the terms.
         * @example details
         * @enum {string}
         */
        WithdrawalReason: "details" | "checks" | "bank" | "rules";
        /**
         * @example {
         *       "list": [
         *         {
         *           "orderNumber": "W-20261120-0007",
         *           "status": "rejected",
         *           "reason": "details",
         *           "currency": "EUR",
         *           "amount": "100.00",
         *           "fee": "1.00",
         *           "received": "99.00",
         *           "createdAt": "2026-11-20T09:30:00.000Z",
         *           "closedAt": "2026-11-20T10:30:00.000Z"
         *         }
         *       ],
         *       "pageNum": 1,
         *       "totalPages": 3
         *     }
         */
        Withdrawals: {
            /** @description Newest first. */
            list: components["schemas"]["Withdrawal"][];
            pageNum: components["schemas"]["PageNum"];
            totalPages: components["schemas"]["TotalPages"];
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
        /** @description Not for this member or this merchant. Codes `role.free_reject`, `role.not_allowed`, `feature.off`. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "code": "role.free_reject",
                 *       "message": "A trial account cannot use this.",
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
        /** @description How the body's JWE is made, as `<alg>;<enc>;kid=<key id>`; the same values as its protected header. */
        Encryption: components["schemas"]["EncryptionTag"];
        /** @description One key per intention. A repeat under the same key and body answers what the first one answered and moves nothing; another body under it answers 409 `idempotency.conflict`. Kept for at least 24 hours. */
        IdempotencyKey: components["schemas"]["IdempotencyKey"];
        /** @description Page asked for, from 1. A page past the last one answers an empty list. */
        PageNo: components["schemas"]["PageNum"];
        /** @description Rows per page. */
        PageSize: components["schemas"]["PageSize"];
        /** @description The stretch of time asked for, in the merchant's time zone. */
        Period: components["schemas"]["Period"];
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
    getSystemStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Status of the site for this visitor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SystemStatus"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
        };
    };
    getWhitelabel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The merchant's live settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Whitelabel"];
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
    getCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Countries and their dialling codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["CountryList"];
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
    getDownloadLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Addresses of apps and profiles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DownloadLinkList"];
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
    getCustomerService: {
        parameters: {
            query: {
                /** @description 3: the mobile site. */
                type: 3;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ways to reach customer service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["CustomerService"];
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
    openCustomerService: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerServicePath"];
            };
        };
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["CustomerServiceAddress"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
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
    getHelpCenter: {
        parameters: {
            query: {
                lang: components["schemas"]["LanguageCode"];
                device: "MOBILE";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The help centre, whole. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["HelpCenter"];
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
    getLoginKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys that bodies are encrypted to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LoginKeys"];
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
    login: {
        parameters: {
            query?: never;
            header: {
                /** @description How the body's JWE is made, as `<alg>;<enc>;kid=<key id>`; the same values as its protected header. */
                Encryption: components["parameters"]["Encryption"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SealedLogin"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LoginResult"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Forbidden"];
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
    freePlay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FreePlayRequest"];
            };
        };
        responses: {
            /** @description A trial session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["FreePlayResult"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    createTrialAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Make a trial account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TrialAccount"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    refreshSession: {
        parameters: {
            query?: {
                /** @description A new random key per refresh. Whoever got no answer repeats the refresh with the token and the key of the first attempt; without it a repeat is taken for a second client's. */
                refreshKey?: components["schemas"]["IdempotencyKey"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session goes on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RefreshedSession"];
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
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["LogoutRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Empty"];
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
    startSocialLogin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider: components["schemas"]["SocialProvider"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialLoginStart"];
            };
        };
        responses: {
            /** @description Address to send the browser to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SocialLoginAddress"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    finishSocialLogin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider: components["schemas"]["SocialProvider"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialLoginFinish"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LoginResult"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Forbidden"];
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
    startPasskeyLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Options for `navigator.credentials.get`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PasskeyRequestOptions"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    loginWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyLogin"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LoginResult"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Forbidden"];
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
    getCaptcha: {
        parameters: {
            query: {
                module: components["schemas"]["ModuleId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A new captcha picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Captcha"];
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
    getHumanChallenge: {
        parameters: {
            query?: {
                /** @description Purpose of the solved challenge. */
                instead?: "captcha";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A proof-of-work challenge. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["HumanChallenge"];
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
    getVerification: {
        parameters: {
            query: {
                purpose: components["schemas"]["VerificationPurpose"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Which checks a purpose needs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["VerificationChecks"];
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
    sendLoginCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginCodeRequest"];
            };
        };
        responses: {
            /** @description Sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LoginCodeSent"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Forbidden"];
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
    sendVerificationCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeRequest"];
            };
        };
        responses: {
            /** @description Sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["CodeSent"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
    getRegistrationRules: {
        parameters: {
            query: {
                module: "REG3";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Which fields the form has. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RegistrationRules"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header: {
                /** @description How the body's JWE is made, as `<alg>;<enc>;kid=<key id>`; the same values as its protected header. */
                Encryption: components["parameters"]["Encryption"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SealedRegistration"];
            };
        };
        responses: {
            /** @description Registered and signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LoginResult"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Forbidden"];
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
    checkUsername: {
        parameters: {
            query: {
                userName: components["schemas"]["UserName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Availability of the user name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Availability"];
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
    checkEmail: {
        parameters: {
            query: {
                email: components["schemas"]["Email"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Availability of the e-mail address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Availability"];
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
    checkAffiliateCode: {
        parameters: {
            query: {
                code: components["schemas"]["AffiliateCode"];
                module: "AFFMAN3";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Validity of the invitation code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AffiliateCodeResult"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    getMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed-in member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Member"];
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
    updateMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberChange"];
            };
        };
        responses: {
            /** @description The member as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Member"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
    getHeadIcon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pictures to choose from. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["HeadIcons"];
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
    setHeadIcon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HeadIconChoice"];
            };
        };
        responses: {
            /** @description Chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["HeadIcon"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Empty"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
    setPasswordByPhone: {
        parameters: {
            query?: never;
            header: {
                /** @description How the body's JWE is made, as `<alg>;<enc>;kid=<key id>`; the same values as its protected header. */
                Encryption: components["parameters"]["Encryption"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SealedPasswordReset"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Empty"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Forbidden"];
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
    setPaymentPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentPasswordChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Empty"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
    getConsolidatedFunds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All balances, and contract requests that wait. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ConsolidatedFunds"];
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
    getBankCards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bank cards, masked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["BankCards"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    addBankCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankCardAddition"];
            };
        };
        responses: {
            /** @description Added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["BankCard"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
    removeBankCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankCardRemoval"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Empty"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    listPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member's passkeys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Passkeys"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyAddition"];
            };
        };
        responses: {
            /** @description The passkey as it is listed from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Passkey"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
    startPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Options for `navigator.credentials.create`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PasskeyCreationOptions"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passkeyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Taken away. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Empty"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passkeyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyChange"];
            };
        };
        responses: {
            /** @description The passkey with its new name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Passkey"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
    listDevices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sessions that are alive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Devices"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    signOutOtherDevices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many sessions were ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SignedOutDevices"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    signOutDevice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deviceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Empty"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    getLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The limits in force. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Limits"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    setLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LimitsChange"];
            };
        };
        responses: {
            /** @description The limits as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Limits"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    startTimeOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimeOut"];
            };
        };
        responses: {
            /** @description Begun. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TimeOutEnd"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    selfExclude: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SelfExclusion"];
            };
        };
        responses: {
            /** @description Excluded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Exclusion"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    getPlaySession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How long this session lasts and what it has cost. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PlaySession"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    getActivityStatement: {
        parameters: {
            query?: {
                /** @description The stretch of time asked for, in the merchant's time zone. */
                period?: components["schemas"]["StatementPeriod"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stakes, wins and time spent in a period. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ActivityStatement"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    getWallet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Balances. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Wallet"];
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
    transferWallet: {
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
                "application/json": components["schemas"]["WalletTransfer"];
            };
        };
        responses: {
            /** @description Moved; the balances as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Wallet"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
    getDepositChannels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ways to deposit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DepositChannels"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    createDeposit: {
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
                "application/json": components["schemas"]["DepositRequest"];
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
                        value: components["schemas"]["Deposit"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
    getDeposit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: components["schemas"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description State of a deposit order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Deposit"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    getWithdrawRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Amount that can be withdrawn now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WithdrawRules"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    withdraw: {
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
                "application/json": components["schemas"]["WithdrawRequest"];
            };
        };
        responses: {
            /** @description Asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Withdrawal"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
    cancelDeposit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: components["schemas"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Deposit"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    cancelWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderNumber: components["schemas"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Withdrawal"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    getWithdrawals: {
        parameters: {
            query?: {
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
            /** @description Withdrawals with their states. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Withdrawals"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    getTransactions: {
        parameters: {
            query?: {
                /** @description Absent: all. */
                type?: components["schemas"]["TransactionType"];
                /** @description Absent: all. */
                status?: components["schemas"]["TransactionStatus"];
                /** @description The stretch of time asked for, in the merchant's time zone. */
                period?: components["parameters"]["Period"];
                /**
                 * @description Movements at this moment or later, in place of `period`. So a day is the player's own.
                 * @example 2026-11-13T00:00:00.000Z
                 */
                startTime?: components["schemas"]["Timestamp"];
                /**
                 * @description Movements before this moment; now when left out.
                 * @example 2026-11-20T00:00:00.000Z
                 */
                endTime?: components["schemas"]["Timestamp"];
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
            /** @description The account record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TransactionRecords"];
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
    getPromotions: {
        parameters: {
            query?: {
                /** @description Only the promotion with this key. */
                key?: components["schemas"]["PromotionKey"];
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
            /** @description Promotions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PromotionList"];
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
    getPromotion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                promotionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One promotion. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PromotionDetail"];
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
    applyPromotion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                promotionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PromotionApplication"];
            };
        };
        responses: {
            /** @description Applied. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PromotionApplied"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    getMarketing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Marketing consents of the member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MarketingChoice"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    setMarketing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Marketing"];
            };
        };
        responses: {
            /** @description Give or withdraw consent to marketing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MarketingChoice"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    getRewards: {
        parameters: {
            query?: {
                /** @description Absent: all. */
                state?: components["schemas"]["RewardState"];
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
            /** @description Rewards, and how many wait. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Rewards"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    getCashback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member's cashback. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Cashback"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    getPoints: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member's points. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Points"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    claimReward: {
        parameters: {
            query?: never;
            header?: {
                /** @description One key per intention. A repeat under the same key and body answers what the first one answered and moves nothing; another body under it answers 409 `idempotency.conflict`. Kept for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                rewardId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Claimed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Reward"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    getVip: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description VIP levels, progress and benefits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Vip"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    listAnnouncements: {
        parameters: {
            query: {
                types: components["schemas"]["AnnouncementTypes"];
                /** @description Only the banners of this group. */
                groupName?: components["schemas"]["BannerGroup"];
                platform: "M";
                merchantCode: components["schemas"]["MerchantCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Announcements and banners. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AnnouncementList"];
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
    markAnnouncementRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnnouncementRead"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Empty"];
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
    getPopups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Popups to be shown on home. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PopupList"];
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
    getInbox: {
        parameters: {
            query?: {
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
            /** @description The inbox. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Inbox"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    deleteInbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageIds"];
            };
        };
        responses: {
            /** @description Deleted; how many are still unread. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["UnreadCount"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    getInboxUnread: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many messages are unread. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["UnreadCount"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    readInbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageIds"];
            };
        };
        responses: {
            /** @description Read; how many are still unread. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["UnreadCount"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    launchChat: {
        parameters: {
            query: {
                /** @description true: a member with the merchant. false: an agent with the platform. */
                b2c: boolean;
                language: components["schemas"]["LanguageCode"];
                backUrl: components["schemas"]["Url"];
                headerColor: string;
                title: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address of the live chat. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ChatLaunch"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    getChatUnread: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many chat messages are unread. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["UnreadCount"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    sendFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Feedback"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Empty"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
    sendEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["EmailForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Empty"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    getAgentSummary: {
        parameters: {
            query?: {
                /** @description The stretch of time asked for, in the merchant's time zone. */
                period?: components["parameters"]["Period"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team's figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AgentSummary"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    getAgentEarnings: {
        parameters: {
            query?: {
                /** @description The stretch of time asked for, in the merchant's time zone. */
                period?: components["parameters"]["Period"];
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
            /** @description Wages and dividends that were paid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AgentEarnings"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    getTeamProfitLoss: {
        parameters: {
            query?: {
                /** @description The stretch of time asked for, in the merchant's time zone. */
                period?: components["parameters"]["Period"];
                /** @description Only this member. */
                userName?: components["schemas"]["UserName"];
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
            /** @description Profit and loss per member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TeamProfitLoss"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    getDownline: {
        parameters: {
            query?: {
                /** @description Those under this member instead. */
                userName?: components["schemas"]["UserName"];
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
            /** @description Members under the agent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Downline"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    getSalaryContracts: {
        parameters: {
            query?: {
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
            /** @description Daily wage contracts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ContractList"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    getHourlyContracts: {
        parameters: {
            query?: {
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
            /** @description Hourly wage contracts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ContractList"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    getDividendContracts: {
        parameters: {
            query?: {
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
            /** @description Dividend contracts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ContractList"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    answerContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["schemas"]["ContractKind"];
                contractId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractAnswer"];
            };
        };
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Contract"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    getReferral: {
        parameters: {
            query?: {
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
            /** @description The invite link and who followed it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Referral"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
    claimInvite: {
        parameters: {
            query?: never;
            header?: {
                /** @description One key per intention. A repeat under the same key and body answers what the first one answered and moves nothing; another body under it answers 409 `idempotency.conflict`. Kept for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Claimed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["InviteClaimed"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            451: components["responses"]["RegionRestricted"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Maintenance"];
        };
    };
}
