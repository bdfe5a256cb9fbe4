// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { readFilters, writeFilters } from './listing-filters.ts'
import { fillForm, filtersOf } from './use-filter-form.ts'

function formOf(): HTMLFormElement {
  document.body.innerHTML = `
    <form id="suz">
      <input type="hidden" name="gorunum" value="harita">
      <input name="ara"><input name="fiyat_en_az"><input name="fiyat_en_cok">
      <input type="checkbox" name="bolge" value="gocek"><input type="checkbox" name="bolge" value="kas">
      <input type="checkbox" name="ozellik" value="sure:tam_gun">
      <input type="checkbox" name="ucretsiz_iptal" value="1">
      <input type="radio" name="puan" value=""><input type="radio" name="puan" value="4.5">
      <select name="sirala"><option value="onerilen"></option><option value="puan"></option></select>
      <select name="bitis_saat"><option value="09:30"></option><option value=""></option></select>
      <select name="alis_yeri"><option value=""></option><option value="Airport"></option></select>
      <input type="range" value="5">
    </form>`
  return document.querySelector('form') as HTMLFormElement
}

it.each([
  'gorunum=harita',
  'bolge=kas&gorunum=harita',
  'bitis_saat=09:30&alis_yeri=Airport&gorunum=harita',
  'ara=gulet&bolge=gocek,kas&ozellik=sure:tam_gun&fiyat_en_az=25&fiyat_en_cok=120&ucretsiz_iptal=1&puan=4.5&sirala=puan&gorunum=harita',
])('shows %s and reads it back', (query) => {
  const form = formOf()
  // What stood there before must not stay.
  fillForm(
    form,
    readFilters(new URLSearchParams('ara=x&bolge=gocek&puan=4.5&sirala=puan&fiyat_en_az=9&bitis_saat=09:30')),
  )
  fillForm(form, readFilters(new URLSearchParams(query)))
  expect(writeFilters(filtersOf(form))).toBe(query)
})

it('shows the first choice where an address asks for one that is not offered', () => {
  const form = formOf()
  fillForm(form, readFilters(new URLSearchParams('alis_yeri=Atlantis')))
  expect(writeFilters(filtersOf(form))).toBe('gorunum=harita')
})
