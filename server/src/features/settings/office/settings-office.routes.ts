import * as rates from '@meltem/contract/rate-office'
import { listSettingChanges as historyCall } from '@meltem/contract/settings-history'
import * as calls from '@meltem/contract/settings-office'
import { getSetup as getSetupCall } from '@meltem/contract/setup-office'
import type { Api } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { dropRate, listRates, setRate } from './rate-office.ts'
import { listSettingChanges } from './setting-history.ts'
import { getOfficeSettings, savePart } from './settings-office.service.ts'
import { getSetup } from './setup.service.ts'

/** The settings as the office edits them, part by part. */
export function mountSettingsOffice(api: Api, services: Services): void {
  api.mount(calls.getOfficeSettings, (_input, context) => getOfficeSettings(services, context))
  api.mount(rates.listRates, (_input, context) => listRates(services, context))
  api.mount(rates.setRate, (input, context) => setRate(services, context, input))
  api.mount(rates.dropRate, (input, context) => dropRate(services, context, input))
  api.mount(historyCall, async ({ bolum }, context) => ({
    data: await listSettingChanges(services, context, bolum),
  }))
  api.mount(getSetupCall, (_input, context) => getSetup(services, context))
  api.mount(calls.saveCompany, async (input, context) => ({
    data: await savePart(services, context, 'company', input),
  }))
  api.mount(calls.saveContact, async (input, context) => ({
    data: await savePart(services, context, 'contact', input),
  }))
  api.mount(calls.saveSupport, async (input, context) => ({
    data: await savePart(services, context, 'support', input),
  }))
  api.mount(calls.saveSocial, async (input, context) => ({ data: await savePart(services, context, 'social', input) }))
  api.mount(calls.saveSeo, async (input, context) => ({ data: await savePart(services, context, 'seo', input) }))
  api.mount(calls.saveColours, async (input, context) => ({ data: await savePart(services, context, 'tema', input) }))
  api.mount(calls.saveLogo, async (input, context) => ({
    data: await savePart(services, context, 'logofavicon', input),
  }))
  api.mount(calls.saveLanguages, async (input, context) => ({
    data: await savePart(services, context, 'language', input),
  }))
  api.mount(calls.saveCurrencies, async (input, context) => ({
    data: await savePart(services, context, 'exchange', input),
  }))
  api.mount(calls.saveBookingTerms, async (input, context) => ({
    data: await savePart(services, context, 'rezervasyon', input),
  }))
  api.mount(calls.savePaymentTerms, async (input, context) => ({
    data: await savePart(services, context, 'odeme', input),
  }))
  api.mount(calls.saveInvoicing, async (input, context) => ({
    data: await savePart(services, context, 'fatura', input),
  }))
  api.mount(calls.saveCounting, async (input, context) => ({ data: await savePart(services, context, 'olcum', input) }))
  api.mount(calls.saveSwitches, async (input, context) => ({ data: await savePart(services, context, 'other', input) }))
}
