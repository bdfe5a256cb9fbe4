import type { TicketSum } from '@meltem/i18n/ticket-words'
import type { TripStep } from '@meltem/i18n/trip-steps'
import type { LetterPicture } from './letter-blocks.ts'
import { DOTS, escapeLines, INK_2, LINE, linkable, MIST, OLIVE, OLIVE_TINT, SEA_TINT, SUN } from './mail-markup.ts'

/** One service, every text ready in the language of the mail. */
export interface TicketService {
  readonly title: string
  /** Day first, then the time or the last day. */
  readonly when: readonly string[]
  readonly place: { readonly name: string; readonly note: string; readonly map: string } | null
  readonly people: string
  /** What is shown on the spot; `name` is the picture's inside the mail. Null until it is confirmed. */
  readonly code: { readonly name: string; readonly content: string; readonly alt: string } | null
  readonly no: string
}

/** A booking in the six parts every paper has, in their order; band and picture stand above the words of the mail. */
export interface LetterTicket {
  readonly picture: LetterPicture | null
  readonly services: readonly TicketService[]
  readonly sums: readonly [paid: TicketSum, left: TicketSum, total: TicketSum]
  readonly steps: readonly TripStep[]
  readonly words: {
    readonly when: string
    readonly meeting: string
    readonly guests: string
    readonly map: string
    readonly show: string
    readonly next: string
  }
}

interface Look {
  readonly sea: string
  readonly deep: string
}

export function ticketHtml(ticket: LetterTicket, look: Look, sourceOf: (name: string) => string): string {
  const services = ticket.services.map((one) => serviceHtml(one, ticket, look) + stubHtml(one, ticket, sourceOf))
  return services.join(BETWEEN) + sumsHtml(ticket) + stepsHtml(ticket, look)
}

/** A strip of the ground: each service is a ticket of its own. */
const BETWEEN = `<tr><td height="16" style="padding:0;background:${MIST};font-size:0;line-height:0;border-bottom:18px solid #ffffff">&nbsp;</td></tr>`

const label = (text: string) => `<span style="font-size:13px;color:${INK_2}">${escapeLines(text)}</span>`

function serviceHtml({ title, when, place, people }: TicketService, { words }: LetterTicket, { sea }: Look): string {
  const meeting = place
    ? `${label(words.meeting)}<br><strong>${escapeLines(place.name)}</strong>${place.note ? `<br><span style="color:${INK_2}">${escapeLines(place.note)}</span>` : ''}${linkable(place.map) ? `<br><a href="${escapeLines(place.map)}" style="color:${sea}">${escapeLines(words.map)}</a>` : ''}<br>`
    : ''
  return `<tr><td class="pd" style="padding:4px 28px 18px"><h2 style="margin:0 0 10px;font-size:19px;line-height:1.3">${escapeLines(title)}</h2><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="st" width="214" valign="top" style="padding:0 16px 10px 0;line-height:1.3">${label(words.when)}<br><span style="font-size:23px;line-height:1.2;font-weight:700;letter-spacing:-.4px;white-space:nowrap">${when.map(escapeLines).join('<br>')}</span></td><td class="st" valign="top" style="padding:0 0 10px;font-size:15px;line-height:1.45">${meeting}${label(words.guests)}<br><strong>${escapeLines(people)}</strong></td></tr></table></td></tr>`
}

/** The notches are two cells, square where a mail program knows no radius. */
function perforation(): string {
  const notch = (radius: string) =>
    `<td width="12" style="padding:0"><div style="width:12px;height:22px;background:${MIST};border-radius:${radius};font-size:0">&nbsp;</div></td>`
  return `<tr><td style="padding:0"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${notch('0 12px 12px 0')}<td style="padding:0 4px"><div style="border-top:3px dotted ${DOTS};font-size:0;line-height:0;height:0">&nbsp;</div></td>${notch('12px 0 0 12px')}</tr></table></td></tr>`
}

function stubHtml({ code, no }: TicketService, { words }: LetterTicket, sourceOf: (name: string) => string): string {
  if (!code) return ''
  return `${perforation()}<tr><td class="pd" style="padding:12px 28px 18px"><table role="presentation" cellpadding="0" cellspacing="0"><tr><td width="136" valign="middle" style="padding:0"><img src="${sourceOf(code.name)}" width="136" height="136" alt="${escapeLines(code.alt)}" style="display:block;border:0"></td><td valign="middle" style="padding:0 0 0 16px;font-size:15px;line-height:1.45"><strong style="font-size:17px">${escapeLines(no)}</strong><br><span style="color:${INK_2}">${escapeLines(words.show)}</span></td></tr></table></td></tr>`
}

/** Olive for what is paid, the sea's tint for what is left, mist for the total. */
function sumsHtml({ sums: [paid, left, total] }: LetterTicket): string {
  const cell = ({ tutar, ad }: TicketSum, ground: string, color: string) =>
    `<td class="st pd" width="33%" valign="top" style="padding:11px 14px 12px 28px;background:${ground};color:${color};font-size:13px;line-height:1.4"><strong style="font-size:18px;line-height:1.35;white-space:nowrap">${escapeLines(tutar)}</strong><br>${escapeLines(ad)}</td>`
  return `<tr><td style="padding:0"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${cell(paid, OLIVE_TINT, OLIVE)}${cell(left, SEA_TINT, '#0b2a3a')}${cell(total, MIST, '#0b2a3a')}</tr></table></td></tr>`
}

function stepsHtml({ steps, words }: LetterTicket, { sea, deep }: Look): string {
  if (steps.length === 0) return ''
  const rows = steps.map(({ ne_zaman, baslik, metin }, place) => {
    const dot =
      place === 0 ? `background:${SUN};border:3px solid ${deep}` : `background:#ffffff;border:3px solid ${sea}`
    return `<tr><td width="26" valign="top" style="padding:6px 0 0"><div style="width:8px;height:8px;border-radius:8px;${dot};font-size:0">&nbsp;</div></td><td style="padding:0 0 12px;font-size:15px;line-height:1.45"><strong>${escapeLines(ne_zaman)} · ${escapeLines(baslik)}</strong>${metin ? `<br><span style="color:${INK_2}">${escapeLines(metin)}</span>` : ''}</td></tr>`
  })
  return `<tr><td class="pd" style="padding:22px 28px 10px"><h2 style="margin:0 0 12px;font-size:17px">${escapeLines(words.next)}</h2><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-bottom:1px solid ${LINE}">${rows.join('')}</table></td></tr>`
}

/** The same in the same order, for people and programs that read no markup. */
export function ticketText({ services, sums, steps, words }: LetterTicket): string[] {
  const told = services.map(({ title, when, place, people, code, no }) =>
    [
      title,
      `${words.when}: ${when.join(', ')}`,
      ...(place
        ? [
            `${words.meeting}: ${[place.name, place.note].filter(Boolean).join('. ')}`,
            ...(linkable(place.map) ? [`${words.map}: ${place.map}`] : []),
          ]
        : []),
      `${words.guests}: ${people}`,
      ...(code ? [`${no}: ${words.show}`] : []),
    ].join('\n'),
  )
  const money = sums.map(({ tutar, ad }) => `${tutar} ${ad}`).join(' · ')
  const next = steps.map(
    ({ ne_zaman, baslik, metin }) => `- ${ne_zaman}: ${[baslik, metin].filter(Boolean).join('. ')}`,
  )
  return [...told, money, ...(next.length > 0 ? [[words.next, ...next].join('\n')] : [])]
}
