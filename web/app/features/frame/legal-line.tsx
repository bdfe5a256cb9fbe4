import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'

const PAYMENT_NAMES: Readonly<Record<string, string>> = {
  visa: 'VISA',
  mastercard: 'MASTERCARD',
  troy: 'TROY',
  amex: 'AMEX',
}

export function paymentName(mark: string): string {
  return PAYMENT_NAMES[mark.toLowerCase()] ?? mark
}

/** Association membership with number and proof, payment marks, copyright. */
export function LegalLine() {
  const { company, tema, year } = useFrame()
  const t = useTranslations('layout')
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4 border-t border-[#24566a] py-6 pr-16 text-14 sm:pr-20 min-[1400px]:pr-0">
      <Membership />
      {tema.odeme_logolari.length > 0 ? (
        <ul aria-label={t('payments')} className="flex flex-wrap gap-1.5 xl:ml-auto">
          {tema.odeme_logolari.map((mark) => (
            <li
              key={mark}
              className="rounded-[3px] border border-[#4f8596] px-[7px] py-0.5 text-11 font-bold tracking-[0.03em] text-white"
            >
              {paymentName(mark)}
            </li>
          ))}
        </ul>
      ) : null}
      <p>
        © {year} {company.unvan.replace(/\.$/, '')}. {t('rights')}
      </p>
    </div>
  )
}

function Membership() {
  const { company } = useFrame()
  const t = useTranslations('layout')
  if (!company.birlik_metni) return null
  // Many tenants write the number into the sentence themselves.
  const written = company.birlik_metni.includes(company.birlik_no?.replace(/\D/g, '') ?? '')
  const numberToAdd = written ? null : company.birlik_no
  return (
    <>
      {company.birlik_no ? (
        <span className="rounded-[4px] border border-[#4f8596] px-3 py-[7px] font-bold tracking-[0.04em] text-white">
          TÜRSAB
        </span>
      ) : null}
      <p className="max-w-[36.4em]">
        {company.birlik_metni}
        {numberToAdd ? <>, {t('membership', { no: numberToAdd })}</> : null}
        {company.birlik_url ? (
          <>
            {' · '}
            <a href={company.birlik_url} rel="noopener" className="text-white underline">
              {t('verify')}
            </a>
          </>
        ) : null}
      </p>
    </>
  )
}
