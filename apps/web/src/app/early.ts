// SPDX-License-Identifier: Apache-2.0
import { meetSite } from '../shared/site/site.ts'
import { prefetchFirstView } from './prefetch-first-view.ts'

// A small file beside the program: while that is still loading, it already requests what the first view
// needs. The program makes the same requests and reuses these.
void meetSite().catch(() => undefined)
prefetchFirstView(location.pathname)
