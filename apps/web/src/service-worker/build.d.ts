// SPDX-License-Identifier: Apache-2.0
/** Put in front of the worker when it is built (build/service-worker.ts). */
declare const build: {
  /** Another number is another worker. */
  number: string
  /** Addresses of the files without which no page of the site can be drawn. */
  shell: readonly string[]
  /** The page for when the platform cannot be reached, and its content security policy. */
  offline: { html: string; policy: string }
}
