import { updateProfile as row } from '#contract/users/users.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { editProfile } from './edit-profile.ts';
import { syncProfile } from './sync-profile.ts';

export const handler = endpoint(row, ({ attachments, version, ...form }, call) =>
  call.isForm ? editProfile(form, { file: attachments, version }, call) : syncProfile(form, call),
);
