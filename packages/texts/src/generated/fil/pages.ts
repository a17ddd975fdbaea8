// Made by tools/generate/texts.ts from packages/texts/src; do not edit.
import type { Catalogue } from '../../translator.ts'

export const messages: Catalogue = {
}
