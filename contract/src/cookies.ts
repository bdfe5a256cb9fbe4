/** Cookies the server and the storefront both know. None of them is a secret. */
export const LANGUAGE_COOKIE = 'dil'
export const CURRENCY_COOKIE = 'para_birimi'
export const CONSENT_COOKIE = 'onay'

/** Spec §9: the locale cookie lasts 365 days. */
export const PREFERENCE_MAX_AGE = 365 * 24 * 60 * 60
