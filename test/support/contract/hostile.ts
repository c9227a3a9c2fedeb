/** What JSON can carry to those who take an object's own fields for what every object has. */
export const hostile: readonly unknown[] = [
  '{"length":{"toString":1,"valueOf":1}}',
  '{"length":{"toString":null,"valueOf":null}}',
  '{"length":1e300}',
  '{"length":-1}',
  '{"length":null,"size":{"toString":1,"valueOf":1}}',
  '{"toString":1,"valueOf":1}',
  '{"toJSON":1,"then":1,"constructor":1}',
  '{"constructor":{"name":{"toString":1}},"hasOwnProperty":1}',
  '{"__proto__":{"length":{"toString":1,"valueOf":1}}}',
  '{"__proto__":null,"prototype":{}}',
  '{"content":{"length":1},"filename":{"toString":1}}',
  '[{"length":{"toString":1,"valueOf":1}}]',
  '[[],{"toString":1}]',
].map((json) => JSON.parse(json));
