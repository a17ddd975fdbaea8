// SPDX-License-Identifier: Apache-2.0
/**
 * A domain file in another language: the keys of its English source. Missing and surplus keys compile, so
 * that a source can change before its translators have seen it; `npm run texts` lists them.
 */
export type Translated<Source> = { readonly [Key in keyof Source]?: string } & {
  readonly [key: string]: string | undefined
}
