import type { ContractText as Contract } from '@meltem/contract/payment/payment'
import { Icon } from './icon.tsx'

interface ContractTextProps {
  readonly contract: Pick<Contract, 'baslik' | 'maddeler'>
  /** What opens it, and which version it is, in words. */
  readonly read: string
  readonly version: string
}

/** A contract that can be read where its box stands. */
export function ContractText({ contract, read, version }: ContractTextProps) {
  return (
    <details>
      <summary className="link opener flex min-h-11 items-center gap-1 pl-[30px] text-14">
        {read}
        <Icon name="chevron-down" />
      </summary>
      <section
        className="max-h-80 overflow-auto border border-line bg-paper px-4 py-3.5 text-14"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={contract.baslik}
      >
        <b className="block">{contract.baslik}</b>
        <p className="tiny">{version}</p>
        {contract.maddeler.map(({ baslik, metin }) => (
          <div key={baslik} className="mt-3">
            <b>{baslik}</b>
            <p className="whitespace-pre-line">{metin}</p>
          </div>
        ))}
      </section>
    </details>
  )
}
