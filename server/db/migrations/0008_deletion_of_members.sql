ALTER TABLE "applications" DROP CONSTRAINT "applications_applicant_id_members_id_fk";
--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "applicant_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_applicant_id_members_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachments_member" ON "attachments" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "members_withdrawn_on" ON "members" USING btree ("withdrawn_on") WHERE "members"."withdrawn_on" is not null;--> statement-breakpoint
CREATE INDEX "participants_ever" ON "participants" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "rooms_low" ON "rooms" USING btree ("low_id") WHERE "rooms"."low_id" is not null;--> statement-breakpoint
CREATE INDEX "rooms_high" ON "rooms" USING btree ("high_id") WHERE "rooms"."high_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_sender" ON "notifications" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "notifications_band" ON "notifications" USING btree ("band_id") WHERE "notifications"."band_id" is not null;