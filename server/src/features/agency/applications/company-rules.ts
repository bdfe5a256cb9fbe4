import type { ApplicationForm } from '@meltem/contract/agency/application'
import type { FieldIssue } from '@meltem/contract/wire/envelope'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import { isIban, isTckn, isVkn } from '@meltem/domain/identifiers'
import { translatorFor } from '@meltem/i18n/translator'

type Checked = Pick<ApplicationForm, 'vergi_no'> & Partial<Pick<ApplicationForm, 'iban'>>

type Rule = 'vergi_no' | 'iban' | 'iban_ulke'

/** What a schema cannot know (API-9). Foreign accounts only where the tenant pays to them. */
function brokenRules({ vergi_no, iban }: Checked, foreignIban: boolean): { alan: string; rule: Rule }[] {
  const broken: { alan: string; rule: Rule }[] = []
  if (!isVkn(vergi_no) && !isTckn(vergi_no)) broken.push({ alan: 'vergi_no', rule: 'vergi_no' })
  if (iban !== undefined && !isIban(iban)) broken.push({ alan: 'iban', rule: 'iban' })
  else if (iban !== undefined && !iban.startsWith('TR') && !foreignIban)
    broken.push({ alan: 'iban', rule: 'iban_ulke' })
  return broken
}

/** All problems at once, so that the applicant need not mend the form field by field. */
export function requireRealCompany(form: Checked, language: Language, foreignIban: boolean): void {
  const t = translatorFor(language, 'agencyRules')
  const alanlar = brokenRules(form, foreignIban).map(
    ({ alan, rule }): FieldIssue => ({ alan, kural: 'gecersiz', mesaj: t(rule) }),
  )
  if (alanlar.length > 0) throw new AppError('alan_hatasi', { alanlar })
}
