// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { setting } from '../../kit/index.ts'

const feature = (usual: boolean, help: string) =>
  setting(z.boolean(), { group: 'features', default: usual, audience: 'public', help })

/**
 * Switches of whole features (D-48). A switch whose feature is not built reads as off, whatever its value.
 */
export const featureSettings = {
  'identity.mobileRegister': feature(false, 'Visitors may register with a mobile number.'),
  'identity.mobileRegisterPassword': feature(
    false,
    'Registering with a mobile number also asks for a password.',
  ),
  'identity.smsVerification': feature(false, 'Registration asks for a code sent to the mobile number.'),
  'identity.usernameRegister': feature(true, 'Visitors may register with a username.'),
  'identity.freePlay': feature(false, 'Visitors can try games with play money, without an account.'),
  'identity.forcePasswordExpiry': feature(false, 'An expired password must be changed at login.'),
  'identity.verificationCodeLogin': feature(
    false,
    'Members can log in with a code sent to their mobile number.',
  ),
  'identity.phoneLogin': feature(
    false,
    'Members can log in with their mobile number instead of the username.',
  ),
  'identity.emailReset': feature(false, 'A forgotten password can be reset by e-mail.'),
  'identity.socialLogin': setting(z.strictObject({ google: z.boolean(), facebook: z.boolean() }), {
    group: 'features',
    default: { google: false, facebook: false },
    audience: 'public',
    help: 'Members can log in with these accounts.',
  }),
  'identity.countryCodeSelector': feature(false, 'Members can choose the dialling code of a mobile number.'),
  'site.referralPromo': feature(false, 'Members may invite others and earn.'),
  'site.loginRequired': feature(false, 'Visitors see only login, registration, help and the download page.'),
  'site.publicity': feature(true, 'A news popup opens when a visit starts, if there is news.'),
  'site.memberCenter': feature(true, 'Members have a member centre.'),
  'site.showBars': feature(false, 'Shows the site’s header and menu beside games as well.'),
  'site.lotteryCenter': feature(
    true,
    'Lottery opens the lottery centre. Off: it opens the first lottery vendor.',
  ),
  'identity.botCheck': feature(
    true,
    'Registration and login make the browser solve a small task that slows bots down.',
  ),
  'identity.twoFactor': feature(false, 'Members can protect their login with an authenticator app.'),
  'identity.smsProvider': setting(z.enum(['own', 'firebase']), {
    group: 'features',
    default: 'own',
    audience: 'public',
    help: 'Who sends and checks SMS codes.',
  }),
} as const
