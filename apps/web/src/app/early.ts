// SPDX-License-Identifier: Apache-2.0
import { meetSite } from '../shared/site/site.ts'
import { askForHome } from './first-asks.ts'

// A small file beside the program: while that is still on its way the platform is already asked what the first
// view will need. The program asks the same questions and finds them asked.
void meetSite().catch(() => undefined)
askForHome(location.pathname)
