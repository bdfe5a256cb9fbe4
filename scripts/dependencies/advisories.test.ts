import { expect, test } from 'vitest'
import { judgeAdvisories, readReport } from './advisories.ts'

const advisory = (id: string, severity: string) => ({
  source: 1,
  name: 'left-pad',
  title: `Something of ${id}`,
  url: `https://github.com/advisories/${id}`,
  severity,
})

const report = {
  auditReportVersion: 2,
  vulnerabilities: {
    'left-pad': { via: [advisory('GHSA-low', 'low'), advisory('GHSA-mid', 'moderate')] },
    // What is built on it, and the same advisory a second time.
    pads: { via: ['left-pad', advisory('GHSA-mid', 'moderate'), advisory('GHSA-top', 'critical')] },
  },
}
const allow = (id: string, until: string) => ({ id, until, reason: 'not reached by our calls' })

test('advisories at or above moderate are refused, each once', () => {
  const said = judgeAdvisories(report, [], '2026-11-19')
  expect(said.map((sentence) => /GHSA-\w+/.exec(sentence)?.[0])).toEqual(['GHSA-mid', 'GHSA-top'])
})

test('what is allowed is borne until its day, and told from the next', () => {
  const allowed = [allow('GHSA-mid', '2026-11-19'), allow('GHSA-top', '2027-01-01')]
  expect(judgeAdvisories(report, allowed, '2026-11-19')).toEqual([])
  expect(judgeAdvisories(report, allowed, '2026-11-20')).toEqual([
    expect.stringContaining('GHSA-mid, allowed until 2026-11-19 only'),
  ])
})

test('a permission for what is not there any more has to go', () => {
  const allowed = [allow('GHSA-mid', '2027-01-01'), allow('GHSA-top', '2027-01-01'), allow('GHSA-old', '2027-01-01')]
  expect(judgeAdvisories(report, allowed, '2026-11-19')).toEqual([expect.stringContaining('GHSA-old is allowed')])
})

test.each([
  ['nothing', ''],
  ['the error of a registry that does not answer', '{"message":"405 Method Not Allowed","statusCode":405,"error":{}}'],
  ['words', 'npm error {audit} endpoint returned an error'],
  ['half a report', '{"auditReportVersion":2,"vulnerab'],
])('%s is no report', (_, output) => {
  expect(readReport(output)).toBeUndefined()
})

test('a report is read behind what npm says besides', () => {
  expect(readReport(`npm warn something\n${JSON.stringify(report)}\n`)).toEqual(report)
})
