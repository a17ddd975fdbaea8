// SPDX-License-Identifier: Apache-2.0
import { svg } from './drawing.ts'
import type { SlotFigure } from './slot-figures.ts'

/** The figures of the slots with cascades, as in `slot-figures.ts`. */
export const cascadeFigures = {
  tidepoolPearl: {
    defs: svg`
      <radialGradient id="shell" cx=".36" cy=".3" r=".8"><stop offset="0.0" stop-color="#fff2e0"/><stop offset="0.5" stop-color="#ff9a8a"/><stop offset="1.0" stop-color="#b8324a"/></radialGradient>
      <radialGradient id="pearl" cx=".36" cy=".3" r=".8"><stop offset="0.0" stop-color="#ffffff"/><stop offset="0.5" stop-color="#fbe6ff"/><stop offset="1.0" stop-color="#b49ad6"/></radialGradient>
      <linearGradient id="inside" x1="0" y1="0" x2=".25" y2="1"><stop offset="0.0" stop-color="#ffe0ea"/><stop offset="1.0" stop-color="#e86a94"/></linearGradient>
    `,
    body: svg`
      <path d="M50 96C26 96 6 84 4 66C24 58 76 58 96 66C94 84 74 96 50 96Z" fill="url(#shell)" stroke="#5c0f24" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>
      <path d="M6 62C0 34 18 8 50 6C82 8 100 34 94 62C70 70 30 70 6 62Z" fill="url(#shell)" stroke="#5c0f24" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>
      <path d="M14 58C10 36 26 16 50 15C74 16 90 36 86 58C66 64 34 64 14 58Z" fill="url(#inside)" stroke="#8a1c3c" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"/>
      <path d="M50 17V44M32 21L40 46M68 21L60 46M19 34L31 50M81 34L69 50" fill="none" stroke="#ffd9e6" stroke-width="3" stroke-linejoin="round" stroke-linecap="round" opacity="0.8"/>
      <circle cx="50" cy="58" r="18" fill="url(#pearl)" stroke="#5c3a7a" stroke-width="3"/>
      <ellipse cx="44" cy="51" rx="6.4" ry="4" fill="#fff" opacity="0.75" transform="rotate(-30 44 51)"/>
      <path d="M10 72C30 66 70 66 90 72M18 82C34 76 66 76 82 82" fill="none" stroke="#ffe0d6" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round" opacity="0.7"/>
    `,
  },
  prismDiamond: {
    defs: svg`
      <linearGradient id="crown" x1="0" y1="0" x2=".25" y2="1"><stop offset="0.0" stop-color="#ffffff"/><stop offset="0.5" stop-color="#bfefff"/><stop offset="1.0" stop-color="#7ab4f0"/></linearGradient>
      <linearGradient id="left" x1="0" y1="0" x2=".25" y2="1"><stop offset="0.0" stop-color="#eafcff"/><stop offset="1.0" stop-color="#8ad0ff"/></linearGradient>
      <linearGradient id="mid" x1="0" y1="0" x2=".25" y2="1"><stop offset="0.0" stop-color="#ffffff"/><stop offset="1.0" stop-color="#b9a8ff"/></linearGradient>
      <linearGradient id="right" x1="0" y1="0" x2=".25" y2="1"><stop offset="0.0" stop-color="#8ab4ff"/><stop offset="1.0" stop-color="#3a4fc4"/></linearGradient>
    `,
    body: svg`
      <circle cx="50" cy="48" r="46" fill="#9fe8ff" stroke="none" stroke-width="0" opacity=".25"/>
      <path d="M24 12H76L96 38L50 94L4 38Z" fill="url(#crown)" stroke="#14206b" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>
      <path d="M4 38H32L50 94Z" fill="url(#left)"/>
      <path d="M32 38H68L50 94Z" fill="url(#mid)"/>
      <path d="M96 38H68L50 94Z" fill="url(#right)"/>
      <path d="M24 12L4 38H32Z" fill="#d6f6ff"/>
      <path d="M24 12H50L32 38Z" fill="#ffffff"/>
      <path d="M50 12L68 38H32Z" fill="#cfd6ff"/>
      <path d="M76 12H50L68 38Z" fill="#a8c4ff"/>
      <path d="M76 12L96 38H68Z" fill="#6a8cf0"/>
      <path d="M4 38H96M24 12L32 38L50 12L68 38L76 12M32 38L50 94L68 38" fill="none" stroke="#ffffff" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round" opacity="0.8"/>
      <ellipse cx="34" cy="24" rx="9" ry="3.4" fill="#fff" opacity="0.95" transform="rotate(-24 34 24)"/>
      <path d="M78 56l3 8 8 3-8 3-3 8-3-8-8-3 8-3z" fill="#fff"/>
      <path d="M20 62l2 5.500 5.500 2-5.500 2-2 5.500-2-5.500-5.500-2 5.500-2z" fill="#fff"/>
    `,
  },
  marzipanHeart: {
    defs: svg`
      <radialGradient id="heart" cx=".36" cy=".3" r=".8"><stop offset="0.0" stop-color="#ffd0d0"/><stop offset="0.5" stop-color="#f0243c"/><stop offset="1.0" stop-color="#7a0420"/></radialGradient>
      <linearGradient id="ribbon" x1="0" y1="0" x2=".25" y2="1"><stop offset="0.0" stop-color="#fff6c4"/><stop offset="0.5" stop-color="#f5b83c"/><stop offset="1.0" stop-color="#a5620a"/></linearGradient>
    `,
    body: svg`
      <path d="M50 92C22 74 4 56 6 34C8 14 36 6 50 26C64 6 92 14 94 34C96 56 78 74 50 92Z" fill="url(#heart)" stroke="#4a0212" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>
      <path d="M14 40C30 50 70 50 88 40" fill="none" stroke="#ffd6dc" stroke-width="5" stroke-linejoin="round" stroke-linecap="round" opacity="0.9"/>
      <path d="M20 56C36 64 64 64 80 56" fill="none" stroke="#ffd6dc" stroke-width="5" stroke-linejoin="round" stroke-linecap="round" opacity="0.9"/>
      <path d="M34 72C44 76 56 76 66 72" fill="none" stroke="#ffd6dc" stroke-width="5" stroke-linejoin="round" stroke-linecap="round" opacity="0.9"/>
      <path d="M50 30L54 41L66 41L56 48L60 60L50 53L40 60L44 48L34 41L46 41Z" fill="url(#ribbon)" stroke="#6b3a04" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"/>
      <ellipse cx="26" cy="28" rx="11" ry="6" fill="#fff" opacity="0.8" transform="rotate(-36 26 28)"/>
    `,
  },
  orrerySun: {
    defs: svg`
      <radialGradient id="disc" cx=".36" cy=".3" r=".8"><stop offset="0.0" stop-color="#fffbe0"/><stop offset="0.5" stop-color="#ffd23c"/><stop offset="1.0" stop-color="#f07a12"/></radialGradient>
      <linearGradient id="ray" x1="0" y1="0" x2=".25" y2="1"><stop offset="0.0" stop-color="#fff2b0"/><stop offset="1.0" stop-color="#ff9a1c"/></linearGradient>
      <radialGradient id="cheek" cx=".36" cy=".3" r=".8"><stop offset="0.0" stop-color="#ffb48a"/><stop offset="1.0" stop-color="#ff8a4a"/></radialGradient>
    `,
    body: svg`
      <circle cx="50" cy="50" r="48" fill="#ffd86b" stroke="none" stroke-width="0" opacity=".3"/>
      <path d="M50 1L57 24H43Z" fill="url(#ray)" stroke="#7a3404" stroke-width="2" stroke-linejoin="round" transform="rotate(0.0 50 50)"/><path d="M50 8L55 25H45Z" fill="url(#ray)" stroke="#7a3404" stroke-width="2" stroke-linejoin="round" transform="rotate(22.5 50 50)"/><path d="M50 1L57 24H43Z" fill="url(#ray)" stroke="#7a3404" stroke-width="2" stroke-linejoin="round" transform="rotate(45.0 50 50)"/><path d="M50 8L55 25H45Z" fill="url(#ray)" stroke="#7a3404" stroke-width="2" stroke-linejoin="round" transform="rotate(67.5 50 50)"/><path d="M50 1L57 24H43Z" fill="url(#ray)" stroke="#7a3404" stroke-width="2" stroke-linejoin="round" transform="rotate(90.0 50 50)"/><path d="M50 8L55 25H45Z" fill="url(#ray)" stroke="#7a3404" stroke-width="2" stroke-linejoin="round" transform="rotate(112.5 50 50)"/><path d="M50 1L57 24H43Z" fill="url(#ray)" stroke="#7a3404" stroke-width="2" stroke-linejoin="round" transform="rotate(135.0 50 50)"/><path d="M50 8L55 25H45Z" fill="url(#ray)" stroke="#7a3404" stroke-width="2" stroke-linejoin="round" transform="rotate(157.5 50 50)"/><path d="M50 1L57 24H43Z" fill="url(#ray)" stroke="#7a3404" stroke-width="2" stroke-linejoin="round" transform="rotate(180.0 50 50)"/><path d="M50 8L55 25H45Z" fill="url(#ray)" stroke="#7a3404" stroke-width="2" stroke-linejoin="round" transform="rotate(202.5 50 50)"/><path d="M50 1L57 24H43Z" fill="url(#ray)" stroke="#7a3404" stroke-width="2" stroke-linejoin="round" transform="rotate(225.0 50 50)"/><path d="M50 8L55 25H45Z" fill="url(#ray)" stroke="#7a3404" stroke-width="2" stroke-linejoin="round" transform="rotate(247.5 50 50)"/><path d="M50 1L57 24H43Z" fill="url(#ray)" stroke="#7a3404" stroke-width="2" stroke-linejoin="round" transform="rotate(270.0 50 50)"/><path d="M50 8L55 25H45Z" fill="url(#ray)" stroke="#7a3404" stroke-width="2" stroke-linejoin="round" transform="rotate(292.5 50 50)"/><path d="M50 1L57 24H43Z" fill="url(#ray)" stroke="#7a3404" stroke-width="2" stroke-linejoin="round" transform="rotate(315.0 50 50)"/><path d="M50 8L55 25H45Z" fill="url(#ray)" stroke="#7a3404" stroke-width="2" stroke-linejoin="round" transform="rotate(337.5 50 50)"/>
      <circle cx="50" cy="50" r="29" fill="url(#disc)" stroke="#7a3404" stroke-width="3.4"/>
      <circle cx="50" cy="50" r="23" fill="none" stroke="#e08a1c" stroke-width="1.6"/>
      <path d="M37 44Q42 39 46 44M54 44Q58 39 63 44" fill="none" stroke="#6b2c04" stroke-width="3" stroke-linejoin="round" stroke-linecap="round" opacity="1"/>
      <path d="M50 46L47 54H52" fill="none" stroke="#a55a0c" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round" opacity="1"/>
      <path d="M40 60Q50 68 60 60" fill="none" stroke="#6b2c04" stroke-width="3" stroke-linejoin="round" stroke-linecap="round" opacity="1"/>
      <circle cx="37" cy="54" r="4" fill="url(#cheek)" stroke="none" stroke-width="0"/>
      <circle cx="63" cy="54" r="4" fill="url(#cheek)" stroke="none" stroke-width="0"/>
      <ellipse cx="40" cy="33" rx="8" ry="4" fill="#fff" opacity="0.7" transform="rotate(-30 40 33)"/>
    `,
  },
} satisfies Record<string, SlotFigure>
