import * as z from 'zod/mini';

// The content-security policy refuses `new Function`, and zod probes for it as soon as a schema is made:
// this has to run before any other module that makes one.
z.config({ jitless: true });
