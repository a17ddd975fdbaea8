// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { setting } from '../../kit/index.ts'

const feature = (usual: boolean, help: string) =>
  setting(z.boolean(), { group: 'features', default: usual, audience: 'public', help })

/**
 * Switches of whole features (D-48). One whose feature is not built reads off for everybody, whatever stands
 * here.
 */
export const featureSettings = {
  'identity.mobileRegister': feature(false, 'Visitors may register with a mobile number.'),
  'identity.mobileRegisterPassword': feature(
    false,
    'Registering with a mobile number also asks for a password.',
  ),
  'identity.smsVerification': feature(false, 'Registration asks for a code sent to the mobile number.'),
  'identity.usernameRegister': feature(true, 'Visitors may register with a username.'),
  'identity.freePlay': feature(false, 'Visitors may try games with play money, without an account.'),
  'identity.forcePasswordExpiry': feature(false, 'An expired password must be changed at login.'),
  'identity.verificationCodeLogin': feature(
    false,
    'Members may log in with a code sent to their mobile number.',
  ),
  'identity.phoneLogin': feature(false, 'A mobile number may stand in place of the username at login.'),
  'identity.emailReset': feature(false, 'A forgotten password can be reset by e-mail.'),
  'identity.socialLogin': setting(z.strictObject({ google: z.boolean(), facebook: z.boolean() }), {
    group: 'features',
    default: { google: false, facebook: false },
    audience: 'public',
    help: 'Accounts of others with which one may log in.',
  }),
  'identity.countryCodeSelector': feature(
    false,
    'Fields for a mobile number let one pick the dialling code.',
  ),
  'site.referralPromo': feature(false, 'Members may invite others and earn.'),
  'site.loginRequired': feature(
    false,
    'Visitors see nothing but login, registration, help and the download page.',
  ),
  'site.publicity': feature(true, 'A popup with news may open on a visit.'),
  'site.memberCenter': feature(true, 'Members have a member centre.'),
  'site.showBars': feature(false, 'Side and top bar are shown beside framed games, too.'),
  'site.lotteryCenter': feature(
    true,
    'Lottery opens the lottery centre; otherwise it starts the first lottery vendor.',
  ),
  'identity.botCheck': feature(true, 'Registration and login ask the browser for a small proof of work.'),
  'identity.twoFactor': feature(false, 'Members may protect their login with an authenticator app.'),
  'identity.smsProvider': setting(z.enum(['own', 'firebase']), {
    group: 'features',
    default: 'own',
    audience: 'public',
    help: 'Who sends and checks codes for mobile numbers.',
  }),
} as const
