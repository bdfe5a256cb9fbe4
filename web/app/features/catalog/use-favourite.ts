import { addFavourite, removeFavourite } from '@meltem/contract/member/area'
import { MEMBER_COOKIE } from '@meltem/contract/wire/cookies'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { showToast } from '../../platform/boot/toast.ts'
import { useCall, usePlainCall } from '../../platform/calls/api.ts'
import type { BrowserCall } from '../../platform/calls/browser-call.ts'
import { readCookie } from '../../platform/page/cookies.ts'
import { authStore } from '../../platform/stores/auth-store.ts'
import { openLogin } from '../../platform/stores/login-modal-store.ts'
import { memberStore } from '../../platform/stores/member-store.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const COUNT = /^[1-9]\d?$/

/** The dates and the party that are being looked at, as the address says them; what is none is left out. */
export function wishIn(search: string) {
  const query = new URLSearchParams(search)
  const day = (name: string) => {
    const value = query.get(name)
    return value && DAY.test(value) ? { [name]: value } : {}
  }
  const count = (name: string) => {
    const value = query.get(name)
    return value && COUNT.test(value) ? { [name]: Number(value) } : {}
  }
  return { ...day('baslangic'), ...day('bitis'), ...count('yetiskin'), ...count('cocuk') }
}

/** A login whose store was lost comes back by its cookie (use-session-life.ts): a member who presses early is awaited. */
async function isMember(plain: BrowserCall): Promise<boolean> {
  if (authStore.use.getState().user) return true
  if (readCookie(MEMBER_COOKIE) === undefined) return false
  const { renewSession } = await import('../../platform/stores/session.ts')
  return (await renewSession(plain, '')) !== undefined
}

/** Whether a product is marked, and how to change that. On screen it changes once the server has said so (PEOPLE-12). */
export function useFavourite(urun_k_no: string) {
  const t = useTranslations('card')
  const call = useCall()
  const plain = usePlainCall()
  const kept = memberStore.use((state) => state.favoriler.some((one) => one.urun_k_no === urun_k_no))
  const [busy, setBusy] = useState(false)
  const change = async () => {
    const problem = await (kept ? remove() : add())
    showToast(problem ? 'bad' : 'good', problem ?? t(kept ? 'favouriteRemoved' : 'favouriteAdded'))
  }
  const add = async () => {
    const answer = await call(addFavourite, { urun_k_no, ...wishIn(window.location.search) })
    if (answer.success === 0) return answer.message
    memberStore.use.setState(({ favoriler }) => ({
      favoriler: [answer.data, ...favoriler.filter((one) => one.urun_k_no !== urun_k_no)],
    }))
  }
  const remove = async () => {
    const answer = await call(removeFavourite, { urun_k_no })
    if (answer.success === 0) return answer.message
    memberStore.use.setState(({ favoriler }) => ({
      favoriler: favoriler.filter((one) => one.urun_k_no !== urun_k_no),
    }))
  }
  /** Favourites belong to members: a visitor is asked to log in. */
  const press = async () => {
    if (busy) return
    setBusy(true)
    if (await isMember(plain)) await change()
    else openLogin()
    setBusy(false)
  }
  return { on: kept, busy, press }
}
