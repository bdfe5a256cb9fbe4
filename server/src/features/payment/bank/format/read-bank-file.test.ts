import type { AppError } from '@meltem/contract/wire/errors'
import { describe, expect, test } from 'vitest'
import { readAmount } from './read-amount.ts'
import { readBankFile } from './read-bank-file.ts'

const utf8 = (text: string) => Buffer.from(text, 'utf8')

/** Turkish letters of the code page that old programs of banks write. */
const LETTERS: Readonly<Record<string, number>> = { ğ: 0xf0, ı: 0xfd, ş: 0xfe, Ğ: 0xd0, İ: 0xdd, Ş: 0xde }
const windows1254 = (text: string) => Buffer.from(Array.from(text, (letter) => LETTERS[letter] ?? letter.charCodeAt(0)))

const ZIRAAT = [
  'T.C. ZİRAAT BANKASI A.Ş.;;;;;',
  'IBAN;TR33 0006 1005 1978 6457 8413 26;;;;',
  ';;;;;',
  'Tarih;Fiş No;Açıklama;İşlem Tutarı;Bakiye;',
  '10.08.2026 15:05;F0001;Gelen FAST - ELİF KARAGÖZ INT260810140501;4.584,96;104.584,96;',
  '10.08.2026 09:31;F0002;Gelen Havale ORLOV D;5.600,00;110.184,96;',
  '11.08.2026;F0003;Kira ödemesi;-10.000,00;100.184,96;',
  'Toplam;3',
  '',
].join('\r\n')

const SPARKASSE = [
  '"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Beguenstigter/Zahlungspflichtiger";"Betrag";"Waehrung"',
  '"DE89370400440532013000";"10.08.26";"10.08.26";"GUTSCHRIFT";"Villa August; INT260810140502";"Weber, Jonas";"1.924,00";"EUR"',
  '"DE89370400440532013000";"11.08.26";"11.08.26";"ENTGELT";"Kontoführung";"";"-7,90";"EUR"',
].join('\n')

const REVOLUT = `Date completed (UTC),Type,Description,Reference,Payer,Amount,Currency,Balance
2026-08-10,TOPUP,"Money added from J, Weber",INT260810140502,JONAS WEBER,"1,924.00",EUR,"1,924.00"
2026-08-11,FEE,Plan fee,,,-7.90,EUR,"1,916.10"
`

const GARANTI =
  'Tarih\tAçıklama\tBorç\tAlacak\tDekont No\n10/08/2026-11:40\tWEBER JONAS\t\t924,00\t55\n11/08/2026-10:00\tMASRAF\t5,25\t\t56\n'

const MT940 = `:20:STARTUMSE
:25:37040044/0532013000
:28C:00001/001
:60F:C260809EUR1000,00
:61:2608100810CR924,00NTRFNONREF//B1234
:86:166?00GUTSCHRIFT?20INT2608101?2140502 Villa?30COBADEFF?31DE89370400440532013000?32WEBER?33 JONAS
:61:2608110811DR7,90NCHGNONREF
:86:Entgelt
:62F:C260811EUR1916,10
-`

const CAMT = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>
<Acct><Id><IBAN>DE89370400440532013000</IBAN></Id><Ccy>EUR</Ccy></Acct>
<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">1000.00</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>
<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">2016.10</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>
<Ntry><Amt Ccy="EUR">924.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><DtTm>2026-08-10T11:40:00</DtTm></BookgDt>
<AcctSvcrRef>B1234</AcctSvcrRef><NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
<RltdPties><Dbtr><Nm>Weber &amp; S&#246;hne</Nm></Dbtr></RltdPties><RmtInf><Ustrd>INT260810140502</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>
<Ntry><Amt Ccy="EUR">100.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-08-11</Dt></BookgDt><NtryDtls>
<TxDtls><Refs><AcctSvcrRef>C1</AcctSvcrRef></Refs><Amt Ccy="EUR">60.00</Amt><RltdPties><Dbtr><Pty><Nm>Ali Veli</Nm></Pty></Dbtr></RltdPties></TxDtls>
<TxDtls><Refs><AcctSvcrRef>C2</AcctSvcrRef></Refs><Amt Ccy="EUR">40.00</Amt></TxDtls></NtryDtls></Ntry>
<Ntry><Amt Ccy="EUR">7.90</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-08-11</Dt></BookgDt></Ntry>
<Ntry><Amt Ccy="EUR">5.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>PDNG</Sts><BookgDt><Dt>2026-08-11</Dt></BookgDt></Ntry>
</Stmt></BkToCstmrStmt></Document>`

const read = (bytes: Uint8Array) => {
  const { bicim, hesap, kur, satirlar } = readBankFile(bytes)
  return {
    bicim,
    hesap,
    kur,
    satirlar: satirlar.map((row) => [row.tarih, row.saat, row.tutar, row.gonderen, row.aciklama, row.referans]),
  }
}

const refusal = (bytes: Uint8Array) => {
  try {
    readBankFile(bytes)
  } catch (error) {
    return (error as AppError).code
  }
  return 'read'
}

describe('files of banks', () => {
  test.each([
    ['UTF-8', utf8(ZIRAAT)],
    ['UTF-8 with its mark', utf8(`\uFEFF${ZIRAAT}`)],
    ['the Turkish code page', windows1254(ZIRAAT)],
    ['UTF-16', Buffer.from(`\uFEFF${ZIRAAT}`, 'utf16le')],
  ])('a Turkish CSV in %s', (_what, bytes) => {
    expect(read(bytes)).toEqual({
      bicim: 'csv',
      hesap: 'TR330006100519786457841326',
      kur: null,
      satirlar: [
        ['2026-08-10', '15:05', 458_496, '', 'Gelen FAST - ELİF KARAGÖZ INT260810140501', 'F0001'],
        ['2026-08-10', '09:31', 560_000, '', 'Gelen Havale ORLOV D', 'F0002'],
        ['2026-08-11', null, -1_000_000, '', 'Kira ödemesi', 'F0003'],
      ],
    })
  })

  test('a Turkish CSV with columns for what came and what went', () => {
    expect(read(utf8(GARANTI)).satirlar).toEqual([
      ['2026-08-10', '11:40', 92_400, '', 'WEBER JONAS', '55'],
      ['2026-08-11', '10:00', -525, '', 'MASRAF', '56'],
    ])
  })

  test('a German CSV', () => {
    expect(read(utf8(SPARKASSE))).toMatchObject({
      hesap: 'DE89370400440532013000',
      kur: 'EUR',
      satirlar: [
        ['2026-08-10', null, 192_400, 'Weber, Jonas', 'Villa August; INT260810140502', ''],
        ['2026-08-11', null, -790, '', 'Kontoführung', ''],
      ],
    })
  })

  test('an English CSV with sums in quotes', () => {
    expect(read(utf8(REVOLUT))).toMatchObject({
      kur: 'EUR',
      satirlar: [
        ['2026-08-10', null, 192_400, 'JONAS WEBER', 'Money added from J, Weber', 'INT260810140502'],
        ['2026-08-11', null, -790, '', 'Plan fee', ''],
      ],
    })
  })

  test('MT940', () => {
    expect(read(utf8(MT940))).toEqual({
      bicim: 'mt940',
      hesap: '37040044/0532013000',
      kur: 'EUR',
      satirlar: [
        ['2026-08-10', null, 92_400, 'WEBER JONAS', 'INT260810140502 Villa', 'B1234'],
        ['2026-08-11', null, -790, '', 'Entgelt', ''],
      ],
    })
  })

  test('CAMT.053, a collective entry by its parts, without what is only announced', () => {
    expect(read(utf8(CAMT))).toEqual({
      bicim: 'camt',
      hesap: 'DE89370400440532013000',
      kur: 'EUR',
      satirlar: [
        ['2026-08-10', '11:40', 92_400, 'Weber & Söhne', 'INT260810140502', 'B1234'],
        ['2026-08-11', null, 6000, 'Ali Veli', '', 'C1'],
        ['2026-08-11', null, 4000, '', '', 'C2'],
        ['2026-08-11', null, -790, '', '', ''],
      ],
    })
  })

  test.each([
    ['a CSV inside a row', ZIRAAT.slice(0, ZIRAAT.indexOf('5.600,00'))],
    ['a CSV inside a quoted cell', SPARKASSE.slice(0, SPARKASSE.indexOf('Kontof'))],
    ['a CSV inside its last day', 'Tarih;Tutar\n10.08.2026;10,00\n11.0'],
    ['a CSV inside its last sum', 'Tarih;Tutar\n10.08.2026;10,00\n11.08.2026;10,0'],
    [
      'a CSV whose balances do not follow',
      REVOLUT.replace('"1,916.10"', '"1,900.00"').replace(
        '2026-08-11,FEE',
        '2026-08-10,X,,,,1.00,EUR,5.00\n2026-08-11,FEE',
      ),
    ],
    ['MT940 before the closing balance', MT940.slice(0, MT940.indexOf(':62F:'))],
    ['MT940 with a line missing', MT940.replace(/:61:260811.*\n.*\n/, '')],
    ['CAMT inside an element', CAMT.slice(0, CAMT.length / 2)],
    ['CAMT with an entry missing', CAMT.replace(/<Ntry><Amt Ccy="EUR">7\.90.*<\/Ntry>\n/, '')],
  ])('refuses %s', (_what, text) => {
    expect(refusal(utf8(text))).toBe('dosya_kesik')
  })

  test.each([
    ['nothing', ''],
    ['words', 'Sayın müşterimiz'],
    ['a heading alone', 'Tarih;Tutar\n'],
    ['a page', '<!doctype html><html></html>'],
    ['entities', CAMT.replace('<Document', '<!DOCTYPE a [<!ENTITY b "c">]><Document')],
    ['a day that does not exist', 'Tarih;Tutar\n31.02.2026;10,00\n'],
    ['a sum that is none', 'Tarih;Tutar\n10.02.2026;viel\n'],
    ['two currencies', 'Tarih;Tutar;Para Birimi\n10.02.2026;10,00;TL\n10.02.2026;10,00;EUR\n'],
    ['a program', '\u0000\u0001MZ'],
  ])('does not know %s', (_what, text) => {
    expect(refusal(utf8(text))).toBe('dosya_taninmadi')
  })
})

test.each([
  ['1.234,56', 123_456],
  ['1,234.56', 123_456],
  ['1 234,56 TL', 123_456],
  ['12.345.678,90', 1_234_567_890],
  ['1.234', 123_400],
  ['5,5', 550],
  ['-7,90', -790],
  ['7,90-', -790],
  ['(7.90)', -790],
  ['+₺10', 1000],
  ['0,00', 0],
  ['1.2.3', undefined],
  ['', undefined],
  ['abc', undefined],
  ['9'.repeat(30), undefined],
])('the sum %j', (text, wanted) => {
  expect(readAmount(text)).toBe(wanted)
})
