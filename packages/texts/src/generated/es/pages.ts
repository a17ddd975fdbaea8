// Made by tools/generate/texts.ts from packages/texts/src; do not edit.
import type { Catalogue } from '../../translator.ts'

export const messages: Catalogue = {
  "signIn.invalid-phone-number": "Invalid phone number format.",
  "signIn.missing-phone-number": "Please enter a valid phone number.",
  "signIn.too-many-requests": "Too many requests, please try again after 5 minutes.",
  "signIn.unknown": "An unknown error occured.",
  "signIn.invalid-verification-code": "Verification code is not valid",
  "signIn.missing-verification-code": "Verification code is missing",
  "signIn.captcha-check-failed": "Invalid reCaptcha input...",
  "signIn.quota-exceeded": "Quota not sufficient, please contact customer service.",
  "signIn.operation-not-allowed": "Not enabled function, please contact customer service.",
  "signIn.code-expired": "Verification code has expired, please send again.",
  "signIn.popup-closed-by-user": "Login failure. Please try again.",
  "signIn.unknownEmail": "Username/Email does not exist",
  "signIn.badCode": "Please enter a valid verification code",
  "signIn.badMobile": "Please enter a valid mobile number",
  "signIn.badRealName": "Real name format is incorrect",
  "signIn.badPhone": "Phone number format is incorrect",
  "signIn.agree": ["Please agree to the ",["document"]],
}
