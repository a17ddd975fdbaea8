// SPDX-License-Identifier: Apache-2.0
import { languages, text, type Language, type LanguageFacts, type TextKey } from '@tessera/texts'

const escape = (raw: string): string => raw.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
const say = (language: Language, key: TextKey, values?: Record<string, string>): string =>
  escape(text(language, key, values))
const named: Record<string, string> = { google: 'Google', facebook: 'Facebook' }

/** Asks for whom to vouch. Plain HTML, no script. */
export function consentPage(
  language: Language,
  { provider, state, redirectUri }: { provider: string; state: string; redirectUri: string },
): string {
  const { tag, direction = 'ltr' }: LanguageFacts = languages[language]
  const title = say(language, 'bank.social.title', { provider: named[provider] ?? provider })
  const hidden = Object.entries({ state, redirectUri })
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escape(value)}">`)
    .join('')
  return `<!doctype html>
<html lang="${tag}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><link rel="stylesheet" href="/sandbox-bank/bank.css"></head>
<body><main><header><h1>${title}</h1><p class="play">${say(language, 'bank.social.play')}</p></header>
<form method="post" action="/sandbox-social/${escape(provider)}?language=${language}">${hidden}
<p><label>${say(language, 'bank.social.name')} <input name="name" required maxlength="40" autocomplete="off" value="visitor"></label></p>
<ul><li><button name="choice" value="agree" class="main">${say(language, 'bank.social.agree')}</button></li><li><button name="choice" value="close" formnovalidate>${say(language, 'bank.social.close')}</button></li></ul></form>
</main></body></html>
`
}
