/** The opener of the account's menu in the header. */
export const ACCOUNT_ID = 'account-opener'
/** The menu comes a moment after the login: its code is loaded for members only. */
const MOMENT_MS = 5_000

let closedAt = 0

export function noteLoginClosed(): void {
  closedAt = Date.now()
}

/**
 * The button that opened the login is gone once the member is logged in, and the focus with it: on the keyboard the
 * member goes on from the account that stands in its place. Called when either has happened, as the order is not given.
 */
export function focusAfterLogin(): void {
  if (Date.now() - closedAt > MOMENT_MS || document.activeElement !== document.body) return
  document.getElementById(ACCOUNT_ID)?.focus()
}
