import { loginWithFacebook, loginWithGoogle, type SocialProvider } from '@meltem/contract/member/member'

export const SOCIAL_LOGINS = {
  google: loginWithGoogle,
  facebook: loginWithFacebook,
} as const satisfies Record<SocialProvider, unknown>
