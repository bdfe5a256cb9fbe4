import { isIPv4, isIPv6 } from 'node:net'
import { UNKNOWN_DEVICE } from '@meltem/contract/member/member'

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (list: typeof BROWSERS, userAgent: string) => list.find(([mark]) => mark.test(userAgent))?.[1]

/** For the member's own list of logins. Worked: 'Firefox · Windows'; an unknown program is '–'. */
export function deviceName(userAgent: string): string {
  const known = [nameIn(BROWSERS, userAgent), nameIn(SYSTEMS, userAgent)].filter((name) => name !== undefined)
  return known.join(' · ') || UNKNOWN_DEVICE
}

/** Enough to recognise one's own connection, too little to find a house. Worked: '88.230.17.4' → '88.230.…'. */
export function shortAddress(ip: string): string {
  if (isIPv4(ip)) return `${ip.split('.').slice(0, 2).join('.')}.…`
  if (isIPv6(ip)) return `${ip.split(':').slice(0, 2).join(':')}:…`
  return '–'
}
