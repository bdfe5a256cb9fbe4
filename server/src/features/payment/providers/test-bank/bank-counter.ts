import type { ServerResponse } from 'node:http'
import type { BankFaults } from './bank-faults.ts'
import type { BankLedger, BankOrder } from './bank-ledger.ts'

interface BankParts {
  readonly ledger: BankLedger
  readonly faults: BankFaults
}

interface Asked {
  readonly body: Buffer
  readonly response: ServerResponse
}

type OrderFields = Pick<
  BankOrder,
  'siparis_no' | 'tutar' | 'kur' | 'kart_taksit' | 'lang' | 'aciklama' | 'donus_url' | 'bildirim_url'
>

/** The merchant's side: open an order, ask about it, give money back, list what was taken. */
export async function answerMerchant(parts: BankParts, path: string, { body, response }: Asked): Promise<void> {
  const { faults, ledger } = parts
  const input = JSON.parse(body.toString('utf8')) as Record<string, unknown>
  const siparis_no = typeof input.siparis_no === 'string' ? input.siparis_no : ''
  switch (path) {
    case '/api/orders': {
      const order = ledger.open(input as unknown as OrderFields)
      if (faults.cutStarts) response.destroy()
      else json(response, 200, { anahtar: order.anahtar })
      return
    }
    case '/api/query':
      await query(parts, ledger.find(siparis_no), response)
      return
    case '/api/refunds': {
      const refund = { k_no: String(input.k_no), siparis_no, tutar: Number(input.tutar) }
      const done = faults.refundsFail ? undefined : ledger.refund(refund)
      if (faults.cutRefunds) response.destroy()
      else if (done) json(response, 200, { durum: 'tamamlandi', no: `R-${done.k_no}` })
      else json(response, 422, { durum: 'basarisiz', hata: 'not enough left' })
      return
    }
    case '/api/list':
      json(response, 200, { data: ledger.listCaptured(Number(input.from), Number(input.to)).map(reportOf) })
      return
    default:
      response.writeHead(404).end()
  }
}

/** The slow card is silent until the bank has made up its mind; the late card says that it is at work. */
async function query({ faults }: BankParts, order: BankOrder | undefined, response: ServerResponse): Promise<void> {
  const busy = order !== undefined && order.acik_zaman > Date.now()
  if (faults.deaf || (busy && order.kart?.davranis === 'zaman_asimi')) {
    response.destroy()
    return
  }
  if (!order) json(response, 404, { durum: 'yok' })
  else json(response, 200, busy ? { durum: 'bekliyor' } : reportOf(order))
}

function reportOf({ siparis_no, durum, alinan, kur, neden, kart, zaman }: BankOrder) {
  const seen = kart && { marka: kart.marka, ilk_alti: kart.ilk_alti, son_dort: kart.son_dort }
  return { siparis_no, durum, tutar: alinan, kur, neden, kart: seen, zaman, no: `T-${siparis_no}` }
}

function json(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body)
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
  response.writeHead(status, headers).end(text)
}
