import * as z from 'zod/mini'

/** Six digits of the app, or a recovery code with or without its hyphen; typed with spaces or in small letters too. */
export const LoginCode = z.string().check(
  z.overwrite((typed) => typed.replace(/\s/g, '').toUpperCase()),
  z.regex(/^(\d{6}|[A-Z0-9]{5}-?[A-Z0-9]{5})$/),
  z.describe('Six digits of the app, or ten letters of a recovery code'),
)

export const AppCode = z.string().check(z.trim(), z.regex(/^\d{6}$/), z.describe('Six digits of the app'))

export const FactorSetup = z.object({
  sir: z.string().check(z.describe('Secret to type into an authenticator app, base32')),
  uri: z.string().check(z.describe('The same as an otpauth address, to be drawn as a code')),
})
export type FactorSetup = z.infer<typeof FactorSetup>

/** What a right password answers where a code is asked for. */
export const SecondStep = {
  giris_anahtari: z.string().check(z.describe('Key of the second step; ten minutes')),
  kurulum: z
    .nullable(FactorSetup)
    .check(z.describe('At the first login: what an authenticator app needs; null once it is set up')),
}

export const RecoveryCodes = z.array(z.string()).check(z.describe('Recovery codes, told once'))

export const NewRecoveryCodes = z
  .nullable(z.array(z.string()))
  .check(z.describe('After the set-up: recovery codes, told once; null otherwise'))
