import type { ProductCard } from '@meltem/contract/catalog/catalog'
import { listVouchers, type Voucher } from '@meltem/contract/member/area'
import { whenOfTicket } from '@meltem/i18n/ticket-words'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl/react'
import { useCards } from '../../features/basket/outcome/use-cards.ts'
import { AreaHeading } from '../../features/member/area-heading.tsx'
import { Empty, Pending } from '../../features/member/area-states.tsx'
import { VoucherChip } from '../../features/member/chips.tsx'
import { userMeta } from '../../features/member/user-meta.ts'
import { PaperLinks } from '../../features/reservation/papers/paper-links.tsx'
import { Ticket } from '../../features/reservation/ticket/ticket.tsx'
import { useAnswer } from '../../platform/calls/use-answer.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Route } from './+types/vouchers.ts'
import '../../platform/words/ticket-words.ts'

export default function Vouchers() {
  const { language } = useFrame()
  const t = useTranslations('member.vouchers')
  const asked = useAnswer(listVouchers, {})
  const vouchers = asked.answer?.data
  const cards = useCards((vouchers ?? []).map(({ urun_k_no }) => urun_k_no))
  useShownPlace(vouchers)
  return (
    <>
      <AreaHeading lead={t('lead')}>{t('title')}</AreaHeading>
      <Pending {...asked} />
      {vouchers?.length === 0 ? (
        <Empty icon="ticket" title={t('emptyTitle')} text={t('emptyText')}>
          <a className="btn btn-line" href={`/${language}/user/reservations`}>
            {t('emptyAction')}
          </a>
        </Empty>
      ) : null}
      {vouchers && vouchers.length > 0 ? (
        <>
          <Button className="no-print mb-5" onClick={() => window.print()}>
            <Icon name="printer" />
            {t('print')}
          </Button>
          <ul className="grid gap-5">
            {vouchers.map((voucher) => (
              <VoucherTicket key={voucher.kod} voucher={voucher} card={cards.get(voucher.urun_k_no)} />
            ))}
          </ul>
        </>
      ) : null}
    </>
  )
}

/** The address may name a reservation; its voucher comes into view once it is there. */
function useShownPlace(vouchers: readonly Voucher[] | undefined): void {
  useEffect(() => {
    if (!vouchers || !window.location.hash) return
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView({ block: 'start' })
  }, [vouchers])
}

function VoucherTicket({ voucher, card }: { voucher: Voucher; card: ProductCard | undefined }) {
  const { language } = useFrame()
  const t = useTranslations('member.vouchers')
  const trip = useTranslations('member.trip')
  const { baslik, tarih, saat, bitis, kisi, kayit_no, sira, durum, kod } = voucher
  const usable = durum === 'aktif' || durum === 'islemde'
  return (
    <li id={sira === 0 ? voucher.rezervasyon_k_no : undefined} className="scroll-mt-24">
      <Ticket
        number={kayit_no}
        chip={<VoucherChip durum={durum} />}
        picture={card?.kapak ?? null}
        title={baslik}
        when={whenOfTicket({ baslangic: tarih, baslangic_saat: saat, bitis }, language)}
        people={trip('people', { count: kisi })}
        stub={usable ? { code: kod, no: `${kayit_no}-${sira + 1}` } : t(durum === 'pasif' ? 'notValid' : 'alreadyUsed')}
      >
        <p className="no-print mt-3 mb-3">
          <a className="link tap text-14" href={`/${language}/user/reservations/${voucher.rezervasyon_k_no}`}>
            {t('toBooking')}
          </a>
        </p>
        {usable ? (
          <PaperLinks reservation={{ k_no: voucher.rezervasyon_k_no, kayit_no, durum: 'confirmed' }} sira={sira + 1} />
        ) : null}
      </Ticket>
    </li>
  )
}

export function meta(parts: Route.MetaArgs) {
  return userMeta('vouchers', parts)
}
