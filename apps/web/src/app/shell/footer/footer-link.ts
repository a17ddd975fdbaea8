// SPDX-License-Identifier: Apache-2.0
/** The classes of a link or button in the footer: quiet, and high enough for a thumb. */
export const footerLink =
  'inline-flex min-h-9 items-center rounded-control text-start text-muted transition-colors duration-160 hover:text-text max-md:min-h-11'
