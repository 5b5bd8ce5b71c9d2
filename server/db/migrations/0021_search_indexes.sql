CREATE INDEX CONCURRENTLY "members_nickname_order" ON "members" USING btree ("nickname_key" collate "C");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "members_nickname_pieces" ON "members" USING gin ("nickname_form" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "members_without_form" ON "members" USING btree ("id") WHERE "members"."nickname_form" is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "band_sessions_wanted" ON "band_sessions" USING btree ("session","band_id") WHERE "band_sessions"."recruiting";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "bands_name_pieces" ON "bands" USING gin ("name_form" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "bands_without_form" ON "bands" USING btree ("id") WHERE "bands"."name_form" is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "bands_recruiting" ON "bands" USING btree ("region","id") WHERE "bands"."status" = 'RECRUITING';