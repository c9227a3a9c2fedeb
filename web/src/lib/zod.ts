import * as z from 'zod/mini';

// The content-security policy refuses `new Function`, and zod tries it as soon as a schema is made: this module has to
// run before any that makes one.
z.config({ jitless: true });
